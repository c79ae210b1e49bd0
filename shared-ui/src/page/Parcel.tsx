import { texts } from '@alumni/shared-contract';
import { useId, type ReactNode } from 'react';
import { Button } from './Button';
import styles from './Parcel.module.css';

export interface ParcelProps {
  title: string;
  /** The way to all of it, on the network. */
  action: ReactNode;
  /** What to say in the place of the content when its data do not come. */
  failure?: string | false;
  onRetry?: () => void;
  children: ReactNode;
}

/** What the network shows on a page that is not its own: a title, some content, the way to the rest. */
export function Parcel({ title, action, failure, onRetry, children }: ParcelProps) {
  const id = useId();
  return (
    <section className={styles['parcel']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {failure ? (
        <div role="alert" className={styles['failure']}>
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

/** As many columns as the place it was given holds: the page around it is not ours. */
export function ParcelList({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <ul className={styles['list']} aria-busy={busy}>
      {children}
    </ul>
  );
}
