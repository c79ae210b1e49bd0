import { Logo, WovenBand } from '@alumni/shared-ui/art';
import { Link, Outlet, href } from '@alumni/shared-ui/router';
import { useApp } from '../composition/app-context';
import { SkipLink } from './SkipLink';
import styles from './BareLayout.module.css';

/** For single-task screens: the network's name and no navigation. */
export function BareLayout() {
  const { site } = useApp();
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.header}>
        <Link to={href('home')} aria-label={`${site.name} : accueil`}>
          <Logo name={site.name} pictures={site.logo} />
        </Link>
      </header>
      <WovenBand />
      <main id="contenu" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
