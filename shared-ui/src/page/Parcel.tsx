import { texts } from '@alumni/shared-contract';
import { useId, type ReactNode } from 'react';
import { Button } from '../guest/Button';
import styles from './Parcel.module.css';

export interface ParcelProps {
  title: string;
  /** Link to the full list, on the network. */
  action: ReactNode;
  /** Text shown instead of the content when its data fails to load. */
  failure?: string | false;
  onRetry?: () => void;
  children: ReactNode;
}

/**
 * Frame of content on a page of another site: title, content, link to the network (decision 16).
 * With `failure`, an alert and a retry button replace the content.
 */
export function Parcel({ title, action, failure, onRetry, children }: ParcelProps) {
  const id = useId();
  return (
    <section className={styles.parcel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {failure ? (
        <div role="alert" className={styles.failure}>
          <p>{failure}</p>
          <Button onClick={onRetry}>{texts.retry}</Button>
        </div>
      ) : (
        children
      )}
      <p>{action}</p>
    </section>
  );
}

/**
 * List of a parcel. Columns follow the container width, because the surrounding page is not ours.
 * @param props `busy` sets aria-busy while the list loads; `children` are `<li>` elements
 */
export function ParcelList({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-busy={busy}>
      {children}
    </ul>
  );
}
