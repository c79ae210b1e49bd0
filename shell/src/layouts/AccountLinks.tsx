import { useSession } from '@alumni/shared-auth';
import { LinkButton, href } from '@alumni/shared-ui/router';
import { landing } from '../access/decide-access';
import { useHasRoute } from '../composition/app-context';
import styles from './AccountLinks.module.css';

/** 'Mon compte' for who is signed in, the two ways in for the others. */
export function AccountLinks() {
  const { user, status } = useSession();
  const hasRoute = useHasRoute();
  if (status === 'loading') return <div className={styles.links} aria-hidden="true" />;
  if (user) {
    const account = hasRoute('show_profil') ? href('show_profil') : landing(user);
    return (
      <div className={styles.links}>
        <LinkButton to={account} variant="primary">
          Mon compte
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.links}>
      {hasRoute('register') && <LinkButton to={href('register')}>S&apos;inscrire</LinkButton>}
      {hasRoute('login') && (
        <LinkButton to={href('login')} variant="primary">
          Se Connecter
        </LinkButton>
      )}
    </div>
  );
}
