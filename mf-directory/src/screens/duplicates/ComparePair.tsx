import { statusOf } from '@alumni/shared-auth';
import { CardSkeleton, InlineAlert } from '@alumni/shared-ui/antd-page';
import { Page } from '@alumni/shared-ui/page';
import { href, useNavigate } from '@alumni/shared-ui/router';
import { usePair } from '../../api/duplicates';
import { LoadFailed } from '../../components/LoadFailed';
import { MergeForm } from './MergeForm';

/** Two people side by side, and which fact of whom stays. */
export function ComparePair({ one, other }: { one: number; other: number }) {
  const { data: pair, error, mutate } = usePair(one, other);
  const navigate = useNavigate();
  return (
    <Page
      title="Comparer deux fiches"
      lead="Choisissez le compte à garder, puis ce que chacune des deux fiches apporte."
      back={{ to: href('duplicates'), label: 'Doublons' }}
    >
      {pair ? (
        <MergeForm pair={pair} onMerged={() => void navigate(href('duplicates'))} />
      ) : isGone(error) ? (
        <InlineAlert kind="info">
          L’une de ces fiches n’est plus dans l’annuaire : il n’y a rien à réunir.
        </InlineAlert>
      ) : error ? (
        <LoadFailed onRetry={() => void mutate()} />
      ) : (
        <CardSkeleton rows={12} />
      )}
    </Page>
  );
}

const isGone = (error: unknown) => [400, 404].includes(statusOf(error) ?? 0);
