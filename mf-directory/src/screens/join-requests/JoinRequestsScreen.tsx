import { joinStateLabels, type JoinRequest, type JoinState } from '@alumni/shared-contract';
import { FilterBar, FilterChips, FilterSelect, SearchBox } from '@alumni/shared-ui/antd-filters';
import { ListStates, RefreshButton, TableSkeleton } from '@alumni/shared-ui/antd-list';
import { lazyPart } from '@alumni/shared-ui/feedback';
import { useListParams, usePageInRange } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import { useState } from 'react';
import { defaultJoinRequestSort, useJoinRequests } from '../../api/join-requests';
import { JoinRequestsTable } from './JoinRequestsTable';

// Forms load on demand.
const AnswerDialog = lazyPart(async () => (await import('./AnswerDialog')).AnswerDialog);
const FollowDialog = lazyPart(async () => (await import('./FollowDialog')).FollowDialog);

/** Demandes: people who left their address on the home page, and what staff did with it. */
export function JoinRequestsScreen() {
  const list = useListParams(defaults);
  const load = useJoinRequests(list.query);
  usePageInRange(list, load.data?.last_page);
  const [open, setOpen] = useState<{ form: 'answer' | 'follow'; request: JoinRequest } | null>(
    null,
  );
  const close = () => setOpen(null);
  return (
    <Page
      title="Demandes pour rejoindre"
      count={load.data?.total}
      lead="Les adresses laissées sur la page d’accueil."
      actions={<RefreshButton load={load} />}
    >
      <FilterBar list={list} label="Rechercher et filtrer">
        <SearchBox list={list} label="Recherche" placeholder="Email, profession, note" />
        <FilterSelect
          list={list}
          name="state"
          label="État"
          options={Object.entries(joinStateLabels).map(([value, label]) => ({ value, label }))}
        />
      </FilterBar>
      <FilterChips list={list} labels={labels} />
      <ListStates
        load={load}
        isEmpty={({ total }) => total === 0}
        isFiltered={list.isFiltered}
        onClear={list.clear}
        emptyText={list.isFiltered ? undefined : 'Personne n’a encore laissé son adresse'}
        skeleton={skeleton}
      >
        {(page) =>
          // No rows past the end: the last page is loading.
          page.data.length === 0 ? (
            skeleton
          ) : (
            <JoinRequestsTable
              page={page}
              list={list}
              onAnswer={(request) => setOpen({ form: 'answer', request })}
              onFollow={(request) => setOpen({ form: 'follow', request })}
            />
          )
        }
      </ListStates>
      {open?.form === 'answer' && <AnswerDialog request={open.request} onClose={close} />}
      {open?.form === 'follow' && <FollowDialog request={open.request} onClose={close} />}
    </Page>
  );
}

const defaults = { filters: { state: '' }, sort: defaultJoinRequestSort };
const labels = {
  state: (value: string) => `État : ${joinStateLabels[value as JoinState] ?? value}`,
};
const skeleton = <TableSkeleton />;
