import { useSession } from '@alumni/shared-auth';
import { InlineAlert, LinkButton } from '@alumni/shared-ui/guest';
import { href } from '@alumni/shared-ui/router';
import { LinkProblem } from '../../components/LinkProblem';
import type { Verification } from './useVerification';
import styles from './VerificationNotice.module.css';

/** Result of a verification link, above the home page: a retry, or a link to the profile. */
export function VerificationNotice({ isVerified, call }: Verification) {
  const { user, status } = useSession();
  const isNew = user ? !user.profile_completed : status === 'ready';
  return (
    <div className={styles.notice}>
      <LinkProblem {...call} />
      {isVerified && isNew && (
        <InlineAlert
          kind="success"
          action={
            <LinkButton to={user ? profile() : href('login', {}, { next: profile() })}>
              {user ? 'Compléter mes informations' : 'Se connecter'}
            </LinkButton>
          }
        >
          Votre adresse e-mail est confirmée. Il vous reste à compléter vos informations.
        </InlineAlert>
      )}
    </div>
  );
}

const profile = () => href('finish_register');
