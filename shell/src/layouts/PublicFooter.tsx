import { Logo, WovenBand } from '@alumni/shared-ui/art';
import { useApp } from '../composition/app-context';
import { ColorSchemeButton } from './ColorSchemeButton';
import { LegalLinks } from './LegalLinks';
import styles from './PublicFooter.module.css';
import { PublicMenu } from './PublicMenu';
import { SocialLinks } from './SocialLinks';

/** Links, legal pages, social media, and the name of the network. */
export function PublicFooter() {
  const { name, tagline, logo } = useApp().site;
  return (
    <footer className={styles.footer} data-ground="ink">
      <WovenBand variant="ribbon" />
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo name={name} pictures={logo} size={56} />
          {tagline && <p className={styles.tagline}>{tagline}</p>}
        </div>
        <nav className={styles.column} aria-label="Pied de page">
          <PublicMenu />
        </nav>
        <div className={styles.column}>
          <LegalLinks />
        </div>
        <div className={styles.column}>
          <SocialLinks />
        </div>
      </div>
      <div className={styles.last}>
        <small>
          © {currentYear()} {name}
        </small>
        <ColorSchemeButton />
      </div>
    </footer>
  );
}

const currentYear = () => new Date().getFullYear();
