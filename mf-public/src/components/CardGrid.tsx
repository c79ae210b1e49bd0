import type { ReactNode, Ref } from 'react';
import styles from './Cards.module.css';

/** News and opportunity cards, in as many columns as fit. */
export function CardGrid({
  busy,
  ref,
  children,
}: {
  busy: boolean;
  ref?: Ref<HTMLUListElement>;
  children: ReactNode;
}) {
  return (
    <ul ref={ref} className={styles.grid} aria-busy={busy}>
      {children}
    </ul>
  );
}
