import { Outlet } from '@alumni/shared-ui/router';
import { PublicFooter } from './PublicFooter';
import { PublicHeader } from './PublicHeader';
import styles from './PublicLayout.module.css';
import { SkipLink } from './SkipLink';

/** Layout of the public pages. */
export function PublicLayout() {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <PublicHeader />
      <main id="contenu" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  );
}
