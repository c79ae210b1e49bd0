import { Outlet } from '@alumni/shared-ui/router';
import { PublicFooter } from './PublicFooter';
import { PublicHeader } from './PublicHeader';
import styles from './PublicLayout.module.css';
import { SkipLink } from './SkipLink';

/** Around the pages that anybody may see. */
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
