import type { JournalEntry } from '@alumni/shared-contract';
import { DataTable, type Column, type DataTableProps } from '@alumni/shared-ui/data-table';
import { href, Link } from '@alumni/shared-ui/router';
import { formatDateAdmin } from '@alumni/shared-ui/text';
import styles from './JournalTable.module.css';

interface JournalTableProps {
  rows: JournalEntry[];
  lastPage: number;
  list: DataTableProps<JournalEntry>['list'];
}

/** One page of the journal, the latest entry first. */
export function JournalTable({ rows, lastPage, list }: JournalTableProps) {
  return (
    <DataTable
      caption="Journal"
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      list={list}
      lastPage={lastPage}
    />
  );
}

const columns: Column<JournalEntry>[] = [
  { key: 'action', title: 'Action', isRowHeader: true, render: ({ action }) => action },
  { key: 'date', title: 'Date', render: ({ created_at }) => <Moment at={created_at} /> },
  { key: 'actor', title: 'Auteur', render: ({ actor }) => actor?.name ?? 'Ancien membre' },
  { key: 'subject', title: 'Concerne', render: ({ subject }) => <Subject subject={subject} /> },
  {
    key: 'changes',
    title: 'Avant → après',
    render: ({ changes }) => <Changes changes={changes} />,
  },
];

function Moment({ at }: { at: string }) {
  const hour = new Date(at).toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' });
  return (
    <time dateTime={at}>
      {formatDateAdmin(at)} {hour}
    </time>
  );
}

function Subject({ subject }: Pick<JournalEntry, 'subject'>) {
  const { kind, name, alumnus_id: id } = subject;
  const text = id ? <Link to={href('ancien_details', { id })}>{name}</Link> : name;
  if (kind === name) return text;
  return (
    <span>
      <small className={styles.kind}>{kind}</small> {text}
    </span>
  );
}

function Changes({ changes }: Pick<JournalEntry, 'changes'>) {
  if (changes.length === 0) return <span className={styles.nothing}>Aucun champ</span>;
  return (
    <ul className={styles.changes}>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <strong>{label}</strong> : {before !== null && <del>{before}</del>}
          {before !== null && after !== null && ' → '}
          {after !== null && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
