import type { SecondFactorReply } from '@alumni/shared-contract';
import { Section } from '@alumni/shared-ui/antd-page';
import { formatDate } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import type { SecurityDialog } from './LazySecurityDialogs';
import styles from './SecurityScreen.module.css';

interface PasskeysSectionProps {
  passkeys: SecondFactorReply['passkeys'];
  onOpen: (dialog: SecurityDialog) => void;
}

/** Passkeys: the finger, the face or the PIN of a device, or a security key. */
export function PasskeysSection({ passkeys, onOpen }: PasskeysSectionProps) {
  return (
    <Section
      title="Clés d’accès"
      actions={<Button onClick={() => onOpen({ kind: 'passkey' })}>Ajouter une clé</Button>}
    >
      {passkeys.length === 0 ? (
        <p>
          Aucune clé d’accès. L’empreinte, le visage ou le code de votre appareil confirme la
          connexion, et résiste aux faux sites.
        </p>
      ) : (
        <ul className={styles.list}>
          {passkeys.map(({ id, name, created_at: since, last_used_at: used }) => (
            <li key={id} className={styles.row}>
              <span>
                <span className={styles.name}>{name}</span>
                <br />
                <span className={styles.when}>
                  Ajoutée le {formatDate(since)}
                  {used ? `, utilisée le ${formatDate(used)}` : ', jamais utilisée'}
                </span>
              </span>
              <Button
                danger
                aria-label={`Supprimer la clé ${name}`}
                onClick={() => onOpen({ kind: 'remove-passkey', id, name })}
              >
                Supprimer
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
