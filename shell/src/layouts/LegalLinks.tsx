import { Link, href } from '@alumni/shared-ui/router';
import { useHasRoute } from '../composition/app-context';
import styles from './LegalLinks.module.css';

/** What a visitor may want to know before leaving an address here. */
export function LegalLinks() {
  const hasRoute = useHasRoute();
  return (
    <ul className={styles.links}>
      {hasRoute('terms') && (
        <>
          <li>
            <Link to={href('terms')}>Conditions d&apos;utilisation</Link>
          </li>
          <li>
            <Link to={`${href('terms')}#confidentialite`}>Politique de confidentialité</Link>
          </li>
        </>
      )}
      {hasRoute('usersinfo') && (
        <li>
          <Link to={href('usersinfo')}>Suppression des données utilisateur</Link>
        </li>
      )}
    </ul>
  );
}
