import { texts } from '@alumni/shared-contract';
import Button from 'antd/es/button';
import { EmptyNote } from '../antd-page/EmptyNote';
import { InlineAlert } from '../antd-page/InlineAlert';
import { failureText } from '../feedback/failure-text';
import type { ListStatesProps as GuestListStatesProps } from '../guest/ListStates';
import { useSecondCommit } from '../page/useSecondCommit';
import styles from './ListStates.module.css';

type ListStatesProps<Data> = Omit<GuestListStatesProps<Data>, 'emptyArt'>;

/**
 * The state of a signed-in list: loading, failed, empty, empty because filtered, filled. A refetch
 * keeps the rows (give SWR `keepPreviousData`) and sets aria-busy; a failed refetch keeps them too,
 * under an alert with a retry button.
 */
export function ListStates<Data>(props: ListStatesProps<Data>) {
  const { load, isEmpty, children, skeleton } = props;
  const { data, error, isValidating } = load;
  const isSecond = useSecondCommit();
  if (!isSecond) return <div aria-busy="true" />;
  const failed = error !== undefined && !isValidating && (
    <Failed error={error} onRetry={load.mutate} />
  );
  if (data === undefined) {
    return (
      failed || (
        <div aria-busy="true">
          <p className="visually-hidden" role="status">
            Chargement…
          </p>
          {skeleton}
        </div>
      )
    );
  }
  return (
    <div className={styles.list} aria-busy={isValidating}>
      {failed}
      {isEmpty(data) ? <Nothing {...props} /> : children(data)}
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  return (
    <InlineAlert
      kind="error"
      action={<Button onClick={() => void onRetry().catch(() => undefined)}>{texts.retry}</Button>}
    >
      {failureText(error)}
    </InlineAlert>
  );
}

function Nothing<Data>(props: ListStatesProps<Data>) {
  const { isFiltered, onClear, emptyText = texts.emptyList, emptyAction } = props;
  if (!isFiltered) return <EmptyNote text={emptyText}>{emptyAction}</EmptyNote>;
  return (
    <EmptyNote text={emptyText}>
      <p>Rien ne correspond à ces filtres.</p>
      {onClear && <Button onClick={onClear}>Tout effacer</Button>}
    </EmptyNote>
  );
}
