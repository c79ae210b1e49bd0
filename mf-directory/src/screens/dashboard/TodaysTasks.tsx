import CarryOutOutlined from '@ant-design/icons/es/icons/CarryOutOutlined';
import HourglassOutlined from '@ant-design/icons/es/icons/HourglassOutlined';
import UserAddOutlined from '@ant-design/icons/es/icons/UserAddOutlined';
import type { Tasks } from '@alumni/shared-contract';
import { Section } from '@alumni/shared-ui/antd-page';
import { href, Link } from '@alumni/shared-ui/router';
import { formatDate, formatNumber } from '@alumni/shared-ui/text';
import Skeleton from 'antd/es/skeleton';
import type { ReactNode } from 'react';
import { useAlumni } from '../../api/alumni';
import { useTasks } from '../../api/dashboard';
import { LoadFailed } from '../../components/LoadFailed';
import { readyForApproval } from './ready-for-approval';
import styles from './TodaysTasks.module.css';

/** What waits for the team, each with the screen where it is done. */
export function TodaysTasks() {
  const tasks = useTasks();
  const approvals = useAlumni(readyForApproval);
  return (
    <Section title="À faire aujourd’hui">
      {tasks.data && approvals.data ? (
        <TaskList tasks={tasks.data} approvals={approvals.data.total} />
      ) : tasks.error || approvals.error ? (
        <LoadFailed onRetry={() => void Promise.all([tasks.mutate(), approvals.mutate()])} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 3 }} className={styles.place} />
      )}
    </Section>
  );
}

function TaskList({ tasks, approvals }: { tasks: Tasks; approvals: number }) {
  const { join_requests: requests, expiring } = tasks;
  if (approvals + requests + expiring.length === 0) {
    return <p className={styles.nothing}>Rien n’attend l’équipe aujourd’hui.</p>;
  }
  return (
    <ul className={styles.list}>
      {approvals > 0 && (
        <Task icon={<HourglassOutlined aria-hidden />} to={href('approvals')}>
          {counted(approvals, 'inscription prête', 'inscriptions prêtes')} à approuver
        </Task>
      )}
      {requests > 0 && (
        <Task
          icon={<UserAddOutlined aria-hidden />}
          to={href('join_requests', {}, { state: 'new' })}
        >
          {counted(requests, 'demande', 'demandes')} pour rejoindre le réseau, sans réponse
        </Task>
      )}
      {expiring.map(({ id, titre, date_limite }) => (
        <Task
          key={id}
          icon={<CarryOutOutlined aria-hidden />}
          to={href('detail_opportunity', { id })}
        >
          « {titre} » : dernier jour le {formatDate(date_limite)}
        </Task>
      ))}
    </ul>
  );
}

interface TaskProps {
  icon: ReactNode;
  to: string;
  children: ReactNode;
}

const Task = ({ icon, to, children }: TaskProps) => (
  <li>
    <Link to={to} className={styles.task}>
      {icon}
      <span>{children}</span>
    </Link>
  </li>
);

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count > 1 ? many : one}`;
