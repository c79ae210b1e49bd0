import { useSession } from '@alumni/shared-auth';
import { isStaff } from '@alumni/shared-contract';
import { Logo, WovenBand } from '@alumni/shared-ui/art';
import { useSecondCommit } from '@alumni/shared-ui/page';
import { Link, Outlet, href } from '@alumni/shared-ui/router';
import { useDensity, useMediaQuery } from '@alumni/shared-ui/theme';
import Layout from 'antd/es/layout';
import { useApp } from '../composition/app-context';
import { MemberSchemeButton } from './MemberSchemeButton';
import { DensityButton } from './DensityButton';
import { HeaderSearch } from './HeaderSearch';
import { NarrowMenu } from './NarrowMenu';
import { NotificationBell } from './NotificationBell';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import styles from './MemberLayout.module.css';

/** As in MemberLayout.module.css, which hides the sidebar of the server's view. */
const narrow = '(width < 64rem)';

/**
 * Layout for members and staff: sidebar, search, notifications. Staff start compact. A narrow window
 * has a menu in the place of the sidebar, whose antd components would be rendered for nothing.
 */
export function MemberLayout() {
  const { site } = useApp();
  const { user } = useSession();
  const isOfStaff = user ? isStaff(user.id_profil) : false;
  const density = useDensity(isOfStaff ? 'compact' : 'roomy');
  const isNarrow = useMediaQuery(narrow);
  const isSecond = useSecondCommit();
  return (
    <Layout hasSider={!isNarrow} className={styles.layout} data-layout="member">
      <SkipLink />
      {!isNarrow && (
        <Layout.Sider width="17rem" className={styles.aside} data-ground="ink">
          <div className={styles.pinned}>
            <Link to={href('home')} className={styles.brand} aria-label={`${site.name} : accueil`}>
              <Logo name={site.name} pictures={site.logo} />
            </Link>
            <WovenBand />
            <Sidebar />
          </div>
        </Layout.Sider>
      )}
      <Layout>
        <Layout.Header className={styles.header}>
          <div className={styles.narrow}>
            <NarrowMenu />
            <Link to={href('home')} className={styles.mark}>
              <Logo name={site.name} pictures={site.logo} variant="mark" size={32} />
            </Link>
          </div>
          <HeaderSearch />
          {isOfStaff && <DensityButton {...density} />}
          <MemberSchemeButton />
          <NotificationBell />
        </Layout.Header>
        <Layout.Content id="contenu" tabIndex={-1} className={styles.main}>
          {isSecond && <Outlet />}
        </Layout.Content>
      </Layout>
    </Layout>
  );
}
