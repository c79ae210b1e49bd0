import { Page } from '@alumni/shared-ui/page';
import { useStats } from '../../api/stats';
import { LoadFailed } from '../../components/LoadFailed';
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
        <LoadFailed onRetry={() => void mutate()} />
      ) : (
        <CountersSkeleton />
      )}
      <PendingApprovals />
    </Page>
  );
}
