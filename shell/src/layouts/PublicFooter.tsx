import { Logo, WovenBand } from '@alumni/shared-ui/art';
import { Link, href } from '@alumni/shared-ui/router';
import { useApp, useHasRoute } from '../composition/app-context';
import { ColorSchemeButton } from './ColorSchemeButton';
import { SocialLinks } from './SocialLinks';
import styles from './PublicFooter.module.css';

/** Terms, the network elsewhere, and whose page this is. */
export function PublicFooter() {
  const { site } = useApp();
  const hasRoute = useHasRoute();
  return (
    <footer className={styles.footer} data-ground="ink">
      <WovenBand variant="ribbon" />
      <div className={styles.inner}>
        <Logo name={site.name} />
        <SocialLinks />
        <div className={styles.last}>
          {hasRoute('terms') && <Link to={href('terms')}>Conditions d&apos;utilisation</Link>}
          <ColorSchemeButton />
          <small>
            © {new Date().getFullYear()} {site.name}
          </small>
        </div>
      </div>
    </footer>
  );
}
