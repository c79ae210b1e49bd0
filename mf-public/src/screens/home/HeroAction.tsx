import { useSession } from '@alumni/shared-auth';
import { LinkButton } from '@alumni/shared-ui/guest';
import { href } from '@alumni/shared-ui/router';
import styles from './HeroAction.module.css';

/** Call to action of the home page: sign-up for guests, a link into the application for others. */
export function HeroAction() {
  const { user, status } = useSession();
  if (status === 'loading') return <span className={styles.place} />;
  if (!user) {
    return (
      <LinkButton to={href('register')} variant="accent" size="large">
        Rejoindre le réseau
      </LinkButton>
    );
  }
  return user.profile_completed ? (
    <LinkButton to={href('liste_ancien')} variant="accent" size="large">
      Retrouver ma promotion
    </LinkButton>
  ) : (
    <LinkButton to={href('finish_register')} variant="accent" size="large">
      Compléter mes informations
    </LinkButton>
  );
}
