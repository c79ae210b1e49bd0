import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import type { JournalReply } from '@alumni/shared-contract';
import { FilterChips } from '@alumni/shared-ui/antd-filters';
import { ListStates, RefreshButton, TableSkeleton } from '@alumni/shared-ui/antd-list';
import { useListParams, usePageInRange } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import { useSearchParams } from '@alumni/shared-ui/router';
import { formatNumber } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import { journalFile, useJournal } from '../../api/journal';
import { JournalFilters } from './JournalFilters';
import { JournalTable } from './JournalTable';
import { journalDefaults, journalLabels, type JournalParams } from './journal-filters';

/** Journal: who did what to whom, when, before and after. Nobody edits it. */
export function JournalScreen() {
  const list = useListParams(journalDefaults);
  const [url] = useSearchParams();
  const load = useJournal(list.query, url.get('until'));
  const reply = load.data;
  usePageInRange(list, reply?.data.last_page);
  return (
    <Page
      title="Journal"
      count={reply?.data.total}
      lead="Ce que l’équipe a fait, avant et après. Personne ne peut le modifier."
      actions={
        <>
          <RefreshButton load={load} />
          <ExportButton list={list} />
        </>
      }
    >
      <JournalFilters list={list} choices={reply?.choices} />
      <FilterChips list={list} labels={journalLabels(reply)} />
      <Bound reply={reply} />
      <ListStates
        load={load}
        isEmpty={({ data }) => data.total === 0}
        isFiltered={list.isFiltered}
        onClear={list.clear}
        emptyText={list.isFiltered ? undefined : 'Rien n’est encore arrivé'}
        skeleton={<TableSkeleton />}
      >
        {({ data, until }) =>
          // No rows past the end: the last page is loading.
          data.data.length === 0 ? (
            <TableSkeleton />
          ) : (
            <JournalTable
              rows={data.data}
              lastPage={data.last_page}
              list={{ ...list, pageHref: (page) => pageHref(list, page, until) }}
            />
          )
        }
      </ListStates>
    </Page>
  );
}

/** The other pages count the entries that the first page counted; the first page shows new ones. */
function pageHref(list: JournalParams, page: number, until: number | null): string {
  const [path = '', query] = list.pageHref(page).split('?');
  const params = new URLSearchParams(query);
  if (page > 1 && until) params.set('until', String(until));
  else params.delete('until');
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}

/** A link: the browser writes the file as it arrives. */
function ExportButton({ list }: { list: JournalParams }) {
  return (
    <Button icon={<DownloadOutlined aria-hidden />} href={journalFile(list.query)} download>
      Exporter en CSV
    </Button>
  );
}

function Bound({ reply }: { reply: JournalReply | undefined }) {
  if (!reply || reply.data.total <= reply.export_limit) return null;
  return (
    <p>
      Le fichier CSV aura les {formatNumber(reply.export_limit)} entrées les plus récentes. Une
      période plus courte les donne toutes.
    </p>
  );
}
