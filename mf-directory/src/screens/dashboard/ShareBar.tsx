import Progress from 'antd/es/progress';
import styles from './ShareBar.module.css';

/** The share of a whole, in words and as a bar. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const percent = whole > 0 ? (part / whole) * 100 : 0;
  return (
    <div className={styles['share']}>
      <Progress
        aria-hidden
        percent={percent}
        showInfo={false}
        size="small"
        strokeColor="var(--tone)"
      />
      {percentText(percent)} des inscrits
    </div>
  );
}

/** A share that exists is never said to be none, nor a part to be the whole. */
function percentText(percent: number): string {
  if (percent > 0 && percent < 1) return '< 1 %';
  if (percent > 99 && percent < 100) return '> 99 %';
  return `${Math.round(percent)} %`;
}
