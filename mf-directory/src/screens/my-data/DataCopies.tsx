import type { OwnDataCopy } from '@alumni/shared-contract';
import { formatDate } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import { copyFile, isBeingMade } from '../../api/own-data';
import styles from './rows.module.css';

/** Copies that a mail announces, the latest first. */
export function DataCopies({ copies }: { copies: OwnDataCopy[] }) {
  if (copies.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {copies.map((copy) => (
        <li key={copy.id} className={styles.row}>
          <div role="status">
            <p className={styles.name}>Copie du {formatDate(copy.created_at)}</p>
            <p className={styles.dates}>{stateText(copy)}</p>
          </div>
          {copy.state === 'done' && (
            <Button
              href={copyFile(copy.id)}
              download
              aria-label={`Télécharger la copie du ${formatDate(copy.created_at)}`}
            >
              Télécharger
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function stateText(copy: OwnDataCopy): string {
  if (isBeingMade(copy)) return 'En préparation : un e-mail vous dira quand elle est prête';
  if (copy.state === 'done') return `Prête, jusqu’au ${formatDate(copy.expires_at)}`;
  return 'La copie n’a pas pu être faite : demandez-en une autre';
}
