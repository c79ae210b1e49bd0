import { socialProviderNames } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/guest';
import { queryString, useSearchParams } from '@alumni/shared-ui/router';
import { useSite } from '../api/site';
import styles from './SocialLogins.module.css';
import { SocialMark } from './SocialMark';

/**
 * A button for each configured provider; it leaves the site and returns signed in.
 * @param onLeave called before leaving, to keep what was chosen here
 */
export function SocialLogins({ onLeave }: { onLeave?: () => void }) {
  const { socialLogins } = useSite();
  const next = useSearchParams()[0].get('next');
  if (socialLogins.length === 0) return null;
  return (
    <div className={styles.logins}>
      <p className={styles.or}>ou</p>
      {socialLogins.map((provider) => (
        <LinkButton
          key={provider}
          to={`/auth/${provider}/redirect${queryString({ next })}`}
          reloadDocument
          onClick={onLeave}
          block
          className={styles.login}
        >
          <SocialMark provider={provider} />
          Continuer avec {socialProviderNames[provider]}
        </LinkButton>
      ))}
    </div>
  );
}
