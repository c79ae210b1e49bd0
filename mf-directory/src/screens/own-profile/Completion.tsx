import { useId } from 'react';
import styles from './Completion.module.css';

/**
 * How much of the profile is filled, in words and as a bar. A native bar: for one bar, antd would
 * cost a graduate 100 KB on the way to their own profile.
 */
export function Completion({ percent }: { percent: number }) {
  const id = useId();
  return (
    <div className={styles['completion']}>
      <span id={id}>
        Profil complété à <strong>{percent} %</strong>
      </span>
      <progress aria-labelledby={id} max={100} value={percent} />
    </div>
  );
}
