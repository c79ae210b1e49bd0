import { Link, href } from '@alumni/shared-ui/router';
import { useHasRoute } from '../composition/app-context';
import styles from './LegalLinks.module.css';

/** Contact, terms, privacy and legal notice. */
export function LegalLinks() {
  const hasRoute = useHasRoute();
  return (
    <ul className={styles.links}>
      {hasRoute('contact') && (
        <li>
          <Link to={href('contact')}>Contact</Link>
        </li>
      )}
      {hasRoute('terms') && (
        <>
          <li>
            <Link to={href('terms')}>Conditions d’utilisation</Link>
          </li>
          <li>
            <Link to={`${href('terms')}#confidentialite`}>Politique de confidentialité</Link>
          </li>
        </>
      )}
      {hasRoute('legal_notice') && (
        <li>
          <Link to={href('legal_notice')}>Mentions légales</Link>
        </li>
      )}
      {hasRoute('usersinfo') && (
        <li>
          <Link to={href('usersinfo')}>Suppression des données utilisateur</Link>
        </li>
      )}
    </ul>
  );
}
