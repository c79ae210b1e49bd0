import type { Alumnus } from '@alumni/shared-contract';
import { useSession } from '@alumni/shared-auth';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { href } from '@alumni/shared-ui/router';
import styles from './Biography.module.css';

/** Biography; when empty, its owner is invited to write one. */
export function Biography({ alumnus }: { alumnus: Alumnus }) {
  const isOwner = useSession().user?.id === alumnus.id;
  if (alumnus.biographie) return <p className={styles.text}>{alumnus.biographie}</p>;
  if (!isOwner) {
    return <p className={styles.none}>{alumnus.prenoms} n’a pas encore écrit de biographie.</p>;
  }
  return (
    <div className={styles.invitation}>
      <p>Présentez-vous en quelques lignes : vos camarades vous retrouveront plus facilement.</p>
      <LinkButton to={href('user_profil')}>Compléter ma biographie</LinkButton>
    </div>
  );
}
