import { Page } from '@alumni/shared-ui/page';
import { useStats } from '../../api/dashboard';
import { LoadFailed } from '../../components/LoadFailed';
import { Counters } from './Counters';
import { CountersSkeleton } from './CountersSkeleton';
import { PendingApprovals } from './PendingApprovals';
import { TodaysTasks } from './TodaysTasks';
import { TrendsSection } from './TrendsSection';

/** Landing page of staff: the five counters, what waits for them, and how the network grows. */
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
      <TodaysTasks />
      <PendingApprovals />
      <TrendsSection />
    </Page>
  );
}
