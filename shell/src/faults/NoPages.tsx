import { RemoteFault } from '@alumni/federation-runtime';
import { useState } from 'react';
import styles from '../layouts/BareLayout.module.css';
import { Fault } from './Fault';

/** No registry in the page, and none stored: not even the home page is known. */
export function NoPages() {
  const [fault] = useState(() => new RemoteFault('registry', 'shell', 'registry', 'no home page'));
  return (
    <main className={styles.main}>
      <Fault fault={fault} onRetry={async () => location.reload()} />
    </main>
  );
}
