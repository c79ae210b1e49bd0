import { Picture } from '@alumni/shared-ui/picture';
import { cx } from '@alumni/shared-ui/theme';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import styles from './ItemList.module.css';

interface ItemRowProps {
  title: string;
  note?: ReactNode;
  /** Its picture; omitted in a list without pictures. */
  cover?: string | null;
  /** Buttons before 'Modifier'. */
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
        {note && <div className={styles.note}>{note}</div>}
      </div>
      <div className={styles.actions}>
        {links}
        <Button icon={<EditOutlined aria-hidden aria-label="" />} onClick={onEdit}>
          <span>Modifier{named}</span>
        </Button>
        {onDelete && (
          <Button
            danger
            type="text"
            icon={<DeleteOutlined aria-hidden aria-label="" />}
            onClick={onDelete}
          >
            <span>Supprimer{named}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
