import { useRouteError } from '@alumni/shared-ui/router';
import { FaultScreen } from './FaultScreen';
import styles from '../layouts/BareLayout.module.css';

/** When a layout itself fails: the page says so, and a reload begins anew. */
export function LayoutFault() {
  const error = useRouteError();
  return (
    <main className={styles.main}>
      <FaultScreen error={error} onRetry={() => location.reload()} />
    </main>
  );
}
