import Progress from 'antd/es/progress';

interface JobProgressProps {
  done: number;
  /** 0 while it is not known: then no number is shown. */
  total: number;
  label?: string;
}

/** How far long work on the server is. */
export function JobProgress({ done, total, label = 'Avancement' }: JobProgressProps) {
  return (
    <Progress
      percent={total > 0 ? Math.round((done / total) * 100) : 0}
      status="active"
      showInfo={total > 0}
      format={(percent) => `${percent} %`}
      aria-label={label}
    />
  );
}
