import {
  joinStateLabels,
  type JoinRequest,
  type JoinRequestsReply,
  type JoinState,
} from '@alumni/shared-contract';
import { StatusTag } from '@alumni/shared-ui/antd-page';
import {
  DataTable,
  focusRow,
  neighbourOf,
  RowActions,
  type Column,
  type DataTableProps,
} from '@alumni/shared-ui/data-table';
import { useAskedDelete } from '@alumni/shared-ui/feedback';
import { href, Link } from '@alumni/shared-ui/router';
import { EmailText, formatDateAdmin } from '@alumni/shared-ui/text';
import { useJoinRequestWrites } from '../../api/join-requests';
import styles from './JoinRequestsTable.module.css';

interface JoinRequestsTableProps {
  page: JoinRequestsReply['data'];
  list: DataTableProps<JoinRequest>['list'];
  onAnswer: (request: JoinRequest) => void;
  onFollow: (request: JoinRequest) => void;
}

/** One page of requests to join. */
export function JoinRequestsTable(props: JoinRequestsTableProps) {
  const { page, list, onAnswer, onFollow } = props;
  const remove = useRemove((id) => focusRow(neighbourOf(page.data, id)));
  const actions: Column<JoinRequest> = {
    key: 'actions',
    title: 'Actions',
    isActions: true,
    render: (request) => (
      <RowActions
        label={`Actions pour ${request.email}`}
        actions={[
          { key: 'answer', label: 'Répondre', onSelect: () => onAnswer(request) },
          { key: 'follow', label: 'Changer l’état ou la note', onSelect: () => onFollow(request) },
          {
            key: 'delete',
            label: 'Supprimer',
            danger: true,
            onSelect: () => void remove(request),
          },
        ]}
      />
    ),
  };
  return (
    <DataTable
      caption="Demandes pour rejoindre"
      rows={page.data}
      rowKey={({ id }) => id}
      columns={[...columns, actions]}
      list={list}
      lastPage={page.last_page}
    />
  );
}

const columns: Column<JoinRequest>[] = [
  {
    key: 'email',
    title: 'Email',
    sort: 'email',
    isRowHeader: true,
    render: ({ email }) => <EmailText email={email} />,
  },
  {
    key: 'profession',
    title: 'Profession',
    sort: 'profession',
    render: ({ profession }) => profession,
  },
  {
    key: 'created_at',
    title: 'Reçue le',
    sort: 'created_at',
    render: ({ created_at }) => <time dateTime={created_at}>{formatDateAdmin(created_at)}</time>,
  },
  {
    key: 'state',
    title: 'État',
    sort: 'state',
    render: ({ state }) => <StatusTag tone={tones[state]}>{joinStateLabels[state]}</StatusTag>,
  },
  { key: 'follow', title: 'Suivi', render: (request) => <FollowUp request={request} /> },
];

const tones: Record<JoinState, 'warning' | 'info' | 'success'> = {
  new: 'warning',
  answered: 'info',
  member: 'success',
};

/** The account, the last answer, the note. */
function FollowUp({ request }: { request: JoinRequest }) {
  const { account, last_answer: answer, note } = request;
  if (!account && !answer && !note) return <span className={styles.nothing}>Aucun</span>;
  return (
    <div className={styles.lines}>
      {account && (
        <span>
          Compte : <Link to={href('ancien_details', { id: account.id })}>{account.name}</Link>
          {account.approved === 0 && ' (à approuver)'}
        </span>
      )}
      {answer && (
        <span>
          Réponse envoyée le {formatDateAdmin(answer.created_at)}
          {answer.author && ` par ${answer.author}`}
        </span>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}

function useRemove(onDeleted: (id: number) => void) {
  const ask = useAskedDelete();
  const { remove } = useJoinRequestWrites();
  return async ({ id, email }: JoinRequest) => {
    const gone = await ask({
      question: 'Voulez-vous vraiment supprimer cette demande ?',
      name: email,
      text: `L’adresse ${email}, la note et les réponses sont effacées.`,
      remove: () => remove(id),
    });
    if (gone) onDeleted(id);
  };
}
