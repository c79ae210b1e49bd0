import { WovenBand, Logo } from '@alumni/shared-ui/art';
import { Link, href } from '@alumni/shared-ui/router';
import { useApp } from '../composition/app-context';
import { AccountLinks } from './AccountLinks';
import { Drawer } from './Drawer';
import { GuestLinks } from './GuestLinks';
import { PublicMenu } from './PublicMenu';
import styles from './PublicHeader.module.css';

/** Name, menu and account links of the public pages; on narrow screens the menu is in a drawer. */
export function PublicHeader() {
  const { site } = useApp();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={href('home')} className={styles.brand} aria-label={`${site.name} : accueil`}>
          <Logo name={site.name} pictures={site.logo} variant="mark" className={styles.mark} />
          <Logo name={site.name} pictures={site.logo} className={styles.full} />
        </Link>
        <nav className={styles.wide} aria-label="Menu principal">
          <PublicMenu />
        </nav>
        <div className={styles.account}>
          <div className={styles.signs}>
            <GuestLinks look="signs" />
          </div>
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
