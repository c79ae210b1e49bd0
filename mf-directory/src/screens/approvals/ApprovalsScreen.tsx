import type { ApprovalQueue, WaitingPerson } from '@alumni/shared-contract';
import { FilterBar, SearchBox } from '@alumni/shared-ui/antd-filters';
import { ListStates, PageWindow, RefreshButton } from '@alumni/shared-ui/antd-list';
import { CardSkeleton } from '@alumni/shared-ui/antd-page';
import { useListParams, usePageInRange } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import { useSearchParams } from '@alumni/shared-ui/router';
import RadioGroup from 'antd/es/radio/group';
import { useEffect, useRef } from 'react';
import { useApprovals } from '../../api/approvals';
import { LastDecision } from './LastDecision';
import { neighboursOf } from './neighbours';
import { QueueList } from './QueueList';
import { ShortcutsHelp } from './ShortcutsHelp';
import { SignUpFile } from './SignUpFile';
import { useDecisions } from './useDecisions';
import styles from './ApprovalsScreen.module.css';

/** Inscriptions à approuver: the queue beside the file of one person, decided one after the other. */
export function ApprovalsScreen() {
  const list = useListParams(defaults);
  const load = useApprovals(list.query);
  usePageInRange(list, load.data?.last_page);
  const decisions = useDecisions(() => load.mutate());
  const rows = (load.data?.data ?? []).filter(({ id }) => !decisions.gone.has(id));
  const { current, isOpen, open, hrefOf } = useOpenPerson(rows);
  const left = load.data && load.data.total - (load.data.data.length - rows.length);
  const title = useFocusOnDecision(current?.id);
  return (
    <Page
      title="Inscriptions à approuver"
      count={left}
      lead="Les plus anciennes d’abord."
      actions={<RefreshButton load={load} />}
    >
      <FilterBar list={list} label="Rechercher et filtrer">
        <SearchBox list={list} label="Recherche" placeholder="Nom ou prénom" />
      </FilterBar>
      <RadioGroup
        aria-label="File"
        optionType="button"
        options={queues}
        value={list.filters.queue}
        onChange={(event) => list.setFilter('queue', event.target.value as string)}
      />
      <LastDecision
        key={decisions.last?.undo.id}
        decision={decisions.last}
        onUndo={() => void decisions.undoLast().then((id) => id && open(id))}
        onOver={decisions.forgetLast}
      />
      <ListStates
        load={load}
        isEmpty={() => rows.length === 0 && left === 0}
        isFiltered={list.search !== ''}
        onClear={list.clear}
        emptyText={emptyTexts[list.filters.queue as ApprovalQueue]}
        skeleton={<QueueSkeleton />}
      >
        {(page) => (
          <div className={isOpen ? styles.opened : styles.halves}>
            <div className={styles.queue}>
              <QueueList rows={rows} current={current?.id} hrefOf={hrefOf} />
              <PageWindow list={list} lastPage={page.last_page} />
              <ShortcutsHelp />
            </div>
            {current && (
              <SignUpFile
                key={current.id}
                title={title}
                person={current}
                neighbours={neighboursOf(rows, current)}
                decisions={decisions}
                onOpen={open}
              />
            )}
          </div>
        )}
      </ListStates>
    </Page>
  );
}

const defaults = { filters: { queue: 'ready' } };
const queues: { value: ApprovalQueue; label: string }[] = [
  { value: 'ready', label: 'Prêtes' },
  { value: 'incomplete', label: 'Incomplètes' },
  { value: 'refused', label: 'Refusées' },
];
const emptyTexts: Record<ApprovalQueue, string> = {
  ready: 'Aucune inscription n’attend l’équipe',
  incomplete: 'Aucune inscription incomplète',
  refused: 'Aucune inscription refusée',
};

/** The person of the URL, otherwise the first. On a phone only the URL's is opened. */
function useOpenPerson(rows: WaitingPerson[]) {
  const [url, setUrl] = useSearchParams();
  const asked = Number(url.get('person'));
  const found = rows.find(({ id }) => id === asked);
  const withPerson = (id: number | null) => {
    const next = new URLSearchParams(url);
    if (id === null) next.delete('person');
    else next.set('person', String(id));
    return next;
  };
  return {
    current: found ?? rows[0],
    isOpen: found !== undefined,
    open: (id: number | null) =>
      setUrl(withPerson(id), { replace: true, preventScrollReset: true }),
    hrefOf: (id: number) => `?${withPerson(id).toString()}`,
  };
}

/** After a decision the focus is on the next person's name, which a screen reader says. */
function useFocusOnDecision(id: number | undefined) {
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(id);
  useEffect(() => {
    if (first.current !== undefined && first.current !== id) title.current?.focus();
    first.current = id;
  }, [id]);
  return title;
}

function QueueSkeleton() {
  return (
    <div className={styles.halves} aria-hidden>
      <CardSkeleton rows={8} />
      <CardSkeleton rows={12} />
    </div>
  );
}
