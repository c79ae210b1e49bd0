import { faultOf } from '@alumni/federation/runtime';
import { useRouteError } from '@alumni/shared-ui/router';
import { useEffect } from 'react';
import styles from '../layouts/BareLayout.module.css';
import { reloadIfReleased } from '../release/reload-if-released';
import { Fault } from './Fault';

/** When a layout itself fails: the page says so, and a reload begins anew. */
export function LayoutFault() {
  const fault = faultOf(useRouteError(), 'shell', 'layout');
  useEffect(() => void reloadIfReleased(fault), [fault]);
  return (
    <main className={styles.main}>
      <Fault fault={fault} onRetry={async () => location.reload()} />
    </main>
  );
}
