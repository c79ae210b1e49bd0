import { Logo, WovenBand } from '@alumni/shared-ui/art';
import { Link, Outlet, href } from '@alumni/shared-ui/router';
import { useApp } from '../composition/app-context';
import { ColorSchemeButton } from './ColorSchemeButton';
import { Drawer } from './Drawer';
import { HeaderSearch } from './HeaderSearch';
import { NotificationBell } from './NotificationBell';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import styles from './MemberLayout.module.css';

/** Layout for members and staff: sidebar, search, notifications. */
export function MemberLayout() {
  const { site } = useApp();
  return (
    <div className={styles.layout} data-density="compact">
      <SkipLink />
      <aside className={styles.aside} data-ground="ink">
        <div className={styles.pinned}>
          <Link to={href('home')} className={styles.brand} aria-label={`${site.name} : accueil`}>
            <Logo name={site.name} pictures={site.logo} />
          </Link>
          <WovenBand />
          <Sidebar />
        </div>
      </aside>
      <header className={styles.header}>
        <div className={styles.narrow}>
          <Drawer label="Menu">
            <Sidebar />
          </Drawer>
          <Link to={href('home')} className={styles.mark}>
            <Logo name={site.name} pictures={site.logo} variant="mark" size={32} />
          </Link>
        </div>
        <HeaderSearch />
        <ColorSchemeButton />
        <NotificationBell />
      </header>
      <main id="contenu" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
