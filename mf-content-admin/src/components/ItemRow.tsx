import { Button } from '@alumni/shared-ui/page';
import { Picture } from '@alumni/shared-ui/picture';
import { cx } from '@alumni/shared-ui/theme';
import type { ReactNode } from 'react';
import styles from './ItemList.module.css';

interface ItemRowProps {
  title: string;
  note?: ReactNode;
  /** Its picture; omitted in a list without pictures. */
  cover?: string | null;
  /** Links before the buttons. */
  links?: ReactNode;
  onEdit: () => void;
  /** Omitted when it cannot be deleted. */
  onDelete?: () => void;
}

/** An item of a list, with its actions. */
export function ItemRow({ title, note, cover, links, onEdit, onDelete }: ItemRowProps) {
  const named = <span className="visually-hidden"> « {title} »</span>;
  return (
    <li className={cx(styles.row, cover !== undefined && styles.pictured)}>
      {cover !== undefined && <Picture src={cover} alt="" sizes="12rem" className={styles.cover} />}
      <div className={styles.texts}>
        <h2 className={styles.title}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.actions}>
        {links}
        <Button onClick={onEdit}>Modifier{named}</Button>
        {onDelete && (
          <Button variant="plain" className={styles.delete} onClick={onDelete}>
            Supprimer{named}
          </Button>
        )}
      </div>
    </li>
  );
}
