import { useSession } from '@alumni/shared-auth';
import { Button, LinkButton } from '@alumni/shared-ui/guest';
import { href } from '@alumni/shared-ui/router';
import { landing } from '../access/decide-access';
import { useHasRoute } from '../composition/app-context';
import { useLogout } from '../session/useLogout';
import { Icon } from './Icon';
import styles from './AccountLinks.module.css';

/** 'Mon compte' and logout for a signed-in person, login and sign-up for guests. */
export function AccountLinks() {
  const { user, status } = useSession();
  const hasRoute = useHasRoute();
  const leave = useLogout();
  if (status === 'loading') return <div className={styles.links} aria-hidden="true" />;
  if (user) {
    const account = hasRoute('show_profil') ? href('show_profil') : landing(user);
    return (
      <div className={styles.links}>
        <LinkButton to={account} variant="primary">
          Mon compte
        </LinkButton>
        <Button className={styles.leave} title="Déconnexion" onClick={() => void leave()}>
          <Icon name="logout" />
          <span>Déconnexion</span>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.links}>
      {hasRoute('register') && <LinkButton to={href('register')}>S’inscrire</LinkButton>}
      {hasRoute('login') && (
        <LinkButton to={href('login')} variant="primary">
          Se Connecter
        </LinkButton>
      )}
    </div>
  );
}
