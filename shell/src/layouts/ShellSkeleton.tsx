import { PageSkeleton } from '@alumni/shared-ui/page';
import styles from './BareLayout.module.css';

/** Shown while the layout's own chunk loads. */
export function ShellSkeleton() {
  return (
    <div className={styles.layout}>
      <main className={styles.main}>
        <PageSkeleton />
      </main>
    </div>
  );
}
