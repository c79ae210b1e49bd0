import { PageSkeleton } from '@alumni/shared-ui/page';
import styles from './BareLayout.module.css';

/** While a layout's own chunk is on its way. */
export function ShellSkeleton() {
  return (
    <div className={styles.layout}>
      <main className={styles.main}>
        <PageSkeleton />
      </main>
    </div>
  );
}
