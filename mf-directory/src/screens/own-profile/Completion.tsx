import Progress from 'antd/es/progress';
import { useId } from 'react';
import styles from './Completion.module.css';

/** Completion of the profile, as text and bar. */
export function Completion({ percent }: { percent: number }) {
  const id = useId();
  return (
    <div className={styles.completion}>
      <span id={id}>
        Profil complété à <strong>{percent} %</strong>
      </span>
      <Progress aria-labelledby={id} percent={percent} showInfo={false} size="small" />
    </div>
  );
}
