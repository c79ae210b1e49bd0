import { useSession } from '@alumni/shared-auth';
import type { Administrator } from '@alumni/shared-contract';
import {
  DataTable,
  focusRow,
  neighbourOf,
  type Column,
  type DataTableProps,
} from '@alumni/shared-ui/data-table';
import { EmailText } from '@alumni/shared-ui/text';
import type { AdministratorsPage } from '../../api/administrators';
import { AdministratorActions } from './AdministratorActions';
import { RoleCell } from './RoleCell';

interface AdministratorsTableProps {
  page: AdministratorsPage;
  list: DataTableProps<Administrator>['list'];
  onEdit: (administrator: Administrator) => void;
}

/** One page of staff accounts. */
export function AdministratorsTable({ page, list, onEdit }: AdministratorsTableProps) {
  const { user } = useSession();
  const rows = page.data;
  const actions: Column<Administrator> = {
    key: 'actions',
    title: 'Actions',
    isActions: true,
    render: (administrator) => (
      <AdministratorActions
        administrator={administrator}
        viewer={user}
        onEdit={() => onEdit(administrator)}
        onDeleted={() => focusRow(neighbourOf(rows, administrator.id))}
      />
    ),
  };
  const role: Column<Administrator> = {
    key: 'role',
    title: 'Rôle',
    sort: 'role',
    render: (administrator) => (
      <RoleCell administrator={administrator} isSelf={administrator.id === user?.id} />
    ),
  };
  return (
    <DataTable
      caption="Administrateurs"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[...columns, role, actions]}
      list={list}
      lastPage={page.last_page}
    />
  );
}

const columns: Column<Administrator>[] = [
  { key: 'nom', title: 'Nom', sort: 'nom', isRowHeader: true, render: ({ nom }) => nom },
  { key: 'prenoms', title: 'Prénom(s)', sort: 'prenoms', render: ({ prenoms }) => prenoms },
  {
    key: 'email',
    title: 'Email',
    sort: 'email',
    render: ({ email }) => <EmailText email={email} />,
  },
];
