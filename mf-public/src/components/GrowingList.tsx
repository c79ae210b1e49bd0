import { texts } from '@alumni/shared-contract';
import { failureText } from '@alumni/shared-ui/feedback';
import { Button, InlineAlert } from '@alumni/shared-ui/guest';
import { ListStates } from '@alumni/shared-ui/guest-list';
import type { ListParams, Load } from '@alumni/shared-ui/list';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PagesReply } from '../api/useGrowingList';
import { CardGrid } from './CardGrid';
import styles from './Cards.module.css';
import { MoreButton } from './MoreButton';

interface GrowingListProps<Item> {
  load: Load<PagesReply<Item>>;
  list: Pick<ListParams, 'page' | 'pageHref' | 'isFiltered' | 'clear'>;
  /** Name of one item, and of several. */
  nouns: readonly [one: string, several: string];
  skeleton: ReactNode;
  /** Renders the card of an item. */
  children: (item: Item, index: number) => ReactNode;
}

/**
 * A list of cards with 'Voir plus' while there is more. The focus goes to the first new card, and
 * the number of new cards is announced.
 */
export function GrowingList<Item>(props: GrowingListProps<Item>) {
  const { load, list, skeleton, nouns, children } = props;
  const shown = load.data?.data;
  const count = shown?.data.length ?? 0;
  const more = useMore(list.page, count);
  // Earlier pages stay; a retry for the missing one is shown in its place.
  const lacksNext = load.error !== undefined && shown && shown.current_page < list.page;
  return (
    <>
      <p role="status" className="visually-hidden">
        {more.added > 0 &&
          `${quantity(more.added, nouns)} de plus, ${count} sur ${shown?.total ?? count}.`}
      </p>
      <ListStates
        load={lacksNext ? { ...load, error: undefined } : load}
        isEmpty={({ data }) => data.data.length === 0}
        isFiltered={list.isFiltered}
        onClear={list.clear}
        skeleton={skeleton}
      >
        {({ data }) => (
          <div className={styles.pages}>
            <CardGrid ref={more.grid} busy={load.isValidating}>
              {data.data.map(children)}
            </CardGrid>
            {lacksNext ? (
              <MoreFailed load={load} />
            ) : (
              data.current_page < data.last_page && (
                <MoreButton
                  to={list.pageHref(data.current_page + 1)}
                  isBusy={load.isValidating}
                  onPress={more.press}
                />
              )
            )}
          </div>
        )}
      </ListStates>
    </>
  );
}

function MoreFailed({ load }: { load: Load<unknown> }) {
  const retry = () => void load.mutate().catch(() => undefined);
  return (
    <InlineAlert
      kind="error"
      action={
        <Button busy={load.isValidating} onClick={retry}>
          {texts.retry}
        </Button>
      }
    >
      {failureText(load.error)}
    </InlineAlert>
  );
}

/** Number of new cards after 'Voir plus', once loaded. */
function useMore(page: number, count: number) {
  const grid = useRef<HTMLUListElement>(null);
  const [before, setBefore] = useState<number | null>(null);
  const added = before !== null && page > 1 ? Math.max(0, count - before) : 0;
  useEffect(() => {
    if (before === null || added === 0) return;
    grid.current?.children[before]?.querySelector('a')?.focus();
  }, [before, added]);
  return { grid, added, press: () => setBefore(count) };
}

const quantity = (count: number, [one, several]: readonly [string, string]) =>
  `${count} ${count > 1 ? several : one}`;
