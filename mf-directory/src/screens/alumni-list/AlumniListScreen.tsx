import { useCan, useSession } from '@alumni/shared-auth';
import { FilterChips } from '@alumni/shared-ui/antd-filters';
import { CardGrid, CardGridSkeleton, ListStates, PageWindow } from '@alumni/shared-ui/antd-list';
import { CardSkeleton } from '@alumni/shared-ui/antd-page';
import { lazyPart } from '@alumni/shared-ui/feedback';
import { useListParams, usePageInRange } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import { useState } from 'react';
import { useAlumni } from '../../api/alumni';
import { AlumniFilters } from './AlumniFilters';
import { AlumnusCard } from './AlumnusCard';
import { ApprovalNotice } from './ApprovalNotice';
import { ListActions } from './ListActions';
import { QuotaNotice } from './QuotaNotice';
import { UnverifiedNotice } from './UnverifiedNotice';
import { filterLabels, memberFilters, staffFilters, waitingFilters } from './alumni-filters';
import { isQuotaSpent, isUnverified } from './refusals';
import { useSelection } from './useSelection';
import { useWaitsForApproval } from './useWaitsForApproval';
import styles from './AlumniListScreen.module.css';

// antd's dialog loads on demand.
const OptionsDialog = lazyPart(async () => (await import('./OptionsDialog')).OptionsDialog);

const SelectionBar = lazyPart(async () => (await import('./SelectionBar')).SelectionBar);

/** The directory; the API decides what the viewer sees (rule 8). */
export function AlumniListScreen() {
  const isStaff = useCan('alumnus:update');
  const { user, status } = useSession();
  const waits = useWaitsForApproval();
  const list = useListParams(isStaff ? staffFilters : waits ? waitingFilters : memberFilters);
  const mustVerify = !isStaff && user?.email_verified === 0;
  const mayAsk = status === 'ready' && !mustVerify;
  const load = useAlumni(mayAsk ? list.query : null);
  usePageInRange(list, load.isLoading ? undefined : load.data?.last_page);
  const selection = useSelection(list);
  const [optionsOf, setOptionsOf] = useState<number | null>(null);

  if (mustVerify || isUnverified(load.error)) {
    return (
      <Page title="Liste des anciens">
        <UnverifiedNotice onVerified={() => void load.mutate()} />
      </Page>
    );
  }
  return (
    <Page
      title="Liste des anciens"
      count={load.data?.total}
      countedAtLeast={load.data?.total_is_minimum}
      actions={<ListActions list={list} load={load} selection={selection} />}
    >
      <ApprovalNotice />
      <AlumniFilters list={list} />
      <FilterChips list={list} labels={filterLabels} />
      {isQuotaSpent(load.error) ? (
        <QuotaNotice error={load.error} />
      ) : (
        <ListStates
          load={load}
          isEmpty={(page) => page.data.length === 0}
          isFiltered={list.isFiltered}
          onClear={list.clear}
          emptyText={list.filters.approved === '0' ? 'Aucune inscription en attente' : undefined}
          skeleton={
            <CardGridSkeleton
              size="small"
              card={<CardSkeleton avatar className={styles[isStaff ? 'staffBone' : 'bone']} />}
            />
          }
        >
          {(page) => (
            <>
              {selection.isOn && (
                <SelectionBar {...{ list, page, selection }} onDone={() => void load.mutate()} />
              )}
              <CardGrid label="Anciens" size="small">
                {page.data.map((alumnus) => (
                  <AlumnusCard
                    key={alumnus.id}
                    alumnus={alumnus}
                    onOptions={setOptionsOf}
                    selection={selection.isOn ? selection : undefined}
                  />
                ))}
              </CardGrid>
              <PageWindow list={list} lastPage={page.last_page} />
            </>
          )}
        </ListStates>
      )}
      {optionsOf !== null && (
        <OptionsDialog id={optionsOf} load={load} onClose={() => setOptionsOf(null)} />
      )}
    </Page>
  );
}
