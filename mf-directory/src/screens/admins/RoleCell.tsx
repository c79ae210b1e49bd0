import type { Administrator } from '@alumni/shared-contract';
import { StatusTag } from '@alumni/shared-ui/antd-page';
import Tag from 'antd/es/tag';
import styles from './RoleCell.module.css';

interface RoleCellProps {
  administrator: Administrator;
  isSelf: boolean;
}

/** The role, then unusual states of the account. */
export function RoleCell({ administrator, isSelf }: RoleCellProps) {
  const { profil, is_activate, deletion_requested_at, has_password } = administrator;
  return (
    <span className={styles.role}>
      {profil.libelle}
      {isSelf && <Tag>Vous</Tag>}
      {deletion_requested_at ? (
        <StatusTag tone="danger">Supprime son compte</StatusTag>
      ) : (
        is_activate === 0 && <StatusTag tone="danger">Désactivé</StatusTag>
      )}
      {has_password === 0 && <StatusTag tone="info">Lien envoyé</StatusTag>}
    </span>
  );
}
