import { LinkButton, queryString, useSearchParams } from '@alumni/shared-ui/router';
import { useSite } from '../api/site';
import styles from './SocialLogins.module.css';

const names = { google: 'Google', facebook: 'Facebook' };

/** A button for each provider that is configured; it leaves our pages, and comes back signed in. */
export function SocialLogins() {
  const { socialLogins } = useSite();
  const next = useSearchParams()[0].get('next');
  if (socialLogins.length === 0) return null;
  return (
    <div className={styles['buttons']}>
      {socialLogins.map((provider) => (
        <LinkButton
          key={provider}
          to={`/auth/${provider}/redirect${queryString({ next })}`}
          reloadDocument
          size="large"
          block
        >
          Continuer avec {names[provider]}
        </LinkButton>
      ))}
    </div>
  );
}
