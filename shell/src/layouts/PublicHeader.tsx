import { WovenBand, Logo } from '@alumni/shared-ui/art';
import { Link, href } from '@alumni/shared-ui/router';
import { useApp } from '../composition/app-context';
import { AccountLinks } from './AccountLinks';
import { Drawer } from './Drawer';
import { GuestLinks } from './GuestLinks';
import { PublicMenu } from './PublicMenu';
import styles from './PublicHeader.module.css';

/** Name, menu and account of the public pages; the menu is a drawer on narrow screens. */
export function PublicHeader() {
  const { site } = useApp();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={href('home')} className={styles.brand} aria-label={`${site.name} : accueil`}>
          <Logo name={site.name} />
        </Link>
        <nav className={styles.wide} aria-label="Menu principal">
          <PublicMenu />
        </nav>
        <div className={styles.account}>
          <GuestLinks look="signs" />
          <AccountLinks />
        </div>
        <div className={styles.narrow}>
          <Drawer label="Menu principal">
            <nav className={styles.drawer} aria-label="Menu principal">
              <PublicMenu />
              <AccountLinks />
              <GuestLinks />
            </nav>
          </Drawer>
        </div>
      </div>
      <WovenBand />
    </header>
  );
}
