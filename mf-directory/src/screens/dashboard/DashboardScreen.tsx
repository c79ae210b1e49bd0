import { texts } from '@alumni/shared-contract';
import { InlineAlert } from '@alumni/shared-ui/antd-page';
import { failureText } from '@alumni/shared-ui/feedback';
import { Page } from '@alumni/shared-ui/page';
import Button from 'antd/es/button';
import { useStats } from '../../api/stats';
import { Counters } from './Counters';
import { CountersSkeleton } from './CountersSkeleton';
import { PendingApprovals } from './PendingApprovals';

/** Landing page of staff: the five counters of the description, and pending approvals. */
export function DashboardScreen() {
  const { data: stats, error, mutate } = useStats();
  return (
    <Page title="Tableau de board" lead="Les inscriptions du réseau, et ce qui attend l’équipe.">
      {stats ? (
        <Counters stats={stats} />
      ) : error ? (
        <InlineAlert
          kind="error"
          action={<Button onClick={() => void mutate()}>{texts.retry}</Button>}
        >
          {failureText()}
        </InlineAlert>
      ) : (
        <CountersSkeleton />
      )}
      <PendingApprovals />
    </Page>
  );
}
