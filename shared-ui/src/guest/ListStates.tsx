import { texts } from '@alumni/shared-contract';
import type { ReactNode } from 'react';
import type { Load } from '../list/load';
import { Button } from './Button';
import { failureText } from '../feedback/failure-text';
import { InlineAlert } from './InlineAlert';
import styles from './ListStates.module.css';

export interface ListStatesProps<Data> {
  load: Load<Data>;
  isEmpty: (data: Data) => boolean;
  /** The filled list; all other states are rendered here. */
  children: (data: Data) => ReactNode;
  /** Skeleton of the same size as the filled list. */
  skeleton: ReactNode;
  isFiltered?: boolean;
  /** Shown when the filters match nothing. */
  onClear?: () => void;
  emptyText?: string;
  /** Action shown while the list is empty. */
  emptyAction?: ReactNode;
  /** Picture above the empty text (`art` entry point). */
  emptyArt?: ReactNode;
}

/**
 * Renders the state of a list: loading, failed, empty, empty because filtered, filled. A refetch
 * keeps the rows (give SWR `keepPreviousData`) and sets aria-busy; a failed refetch keeps them too,
 * under an alert with a retry button.
 */
export function ListStates<Data>(props: ListStatesProps<Data>) {
  const { load, isEmpty, children, skeleton } = props;
  const { data, error, isValidating } = load;
  if (data === undefined) {
    return error !== undefined && !isValidating ? (
      <Failed error={error} onRetry={load.mutate} />
    ) : (
      <div aria-busy="true">
        <p className="visually-hidden" role="status">
          Chargement…
        </p>
        {skeleton}
      </div>
    );
  }
  return (
    <div className={styles.list} aria-busy={isValidating}>
      {error !== undefined && !isValidating && <Failed error={error} onRetry={load.mutate} />}
      {isEmpty(data) ? <Empty {...props} /> : children(data)}
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

function Empty({
  isFiltered,
  onClear,
  emptyText = texts.emptyList,
  emptyAction,
  emptyArt,
}: Omit<ListStatesProps<unknown>, 'load' | 'isEmpty' | 'children' | 'skeleton'>) {
  return (
    <div className={styles.empty}>
      {emptyArt}
      <p role="status" className={styles.text}>
        {emptyText}
      </p>
      {isFiltered ? (
        <>
          <p>Rien ne correspond à ces filtres.</p>
          {onClear && <Button onClick={onClear}>Tout effacer</Button>}
        </>
      ) : (
        emptyAction
      )}
    </div>
  );
}
