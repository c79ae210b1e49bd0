import Progress from 'antd/es/progress';
import styles from './ShareBar.module.css';

/** A percentage, as text and bar. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const percent = whole > 0 ? (part / whole) * 100 : 0;
  return (
    <div className={styles.share}>
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

/** Never rounds a part to 0 % or 100 %: neither would be true. */
function percentText(percent: number): string {
  if (percent > 0 && percent < 1) return '< 1 %';
  if (percent > 99 && percent < 100) return '> 99 %';
  return `${Math.round(percent)} %`;
}
