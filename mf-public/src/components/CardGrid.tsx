import type { ReactNode } from 'react';
import styles from './Cards.module.css';

/** News and opportunity cards, in as many columns as fit. */
export function CardGrid({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <ul className={styles['grid']} aria-busy={busy}>
      {children}
    </ul>
  );
}
