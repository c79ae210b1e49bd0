import { href, Link } from '@alumni/shared-ui/router';
import styles from './OwnBiography.module.css';

export function OwnBiography({ text }: { text: string | null }) {
  if (text) return <p className={styles.text}>{text}</p>;
  return (
    <p className={styles.none}>
      Vos camarades vous retrouveront plus facilement avec quelques lignes sur vous.{' '}
      <Link to={href('user_profil')}>Écrire ma biographie</Link>
    </p>
  );
}
