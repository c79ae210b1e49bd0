import { RemoteFault } from '@alumni/federation/runtime';
import { useState } from 'react';
import styles from '../layouts/BareLayout.module.css';
import { Fault } from './Fault';

/** Not even the home page is known: the registry did not come, and none is remembered. */
export function NoPages() {
  const [fault] = useState(() => new RemoteFault('registry', 'shell', 'registry', 'no home page'));
  return (
    <main className={styles.main}>
      <Fault fault={fault} onRetry={async () => location.reload()} />
    </main>
  );
}
