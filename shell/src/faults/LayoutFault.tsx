import { faultOf } from '@alumni/federation-runtime';
import { useRouteError } from '@alumni/shared-ui/router';
import { useEffect } from 'react';
import styles from '../layouts/BareLayout.module.css';
import { reloadIfReleased } from '../release/reload-if-released';
import { Fault } from './Fault';

/** Shown when a layout fails: a message and a reload. */
export function LayoutFault() {
  const fault = faultOf(useRouteError(), 'shell', 'layout');
  useEffect(() => void reloadIfReleased(fault), [fault]);
  return (
    <main className={styles.main}>
      <Fault fault={fault} onRetry={async () => location.reload()} />
    </main>
  );
}
