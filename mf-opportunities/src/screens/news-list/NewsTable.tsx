import { truncations, type AdminNewsReply, type News } from '@alumni/shared-contract';
import {
  DataTable,
  focusRow,
  neighbourOf,
  RowActions,
  type Column,
  type DataTableProps,
} from '@alumni/shared-ui/data-table';
import { href, Link } from '@alumni/shared-ui/router';
import { Truncated } from '@alumni/shared-ui/text';
import { authorName } from '../../components/author-name';
import { NewsDate } from '../../components/NewsDate';
import { NewsState } from '../../components/NewsState';
import { PublicationDate } from '../../components/PublicationDate';
import { useNewsDelete } from '../../components/useNewsDelete';
import styles from './NewsTable.module.css';

interface NewsTableProps {
  page: AdminNewsReply['data'];
  list: DataTableProps<News>['list'];
}

/** One page of news. */
export function NewsTable({ page, list }: NewsTableProps) {
  const remove = useNewsDelete();
  const rows = page.data;
  const onDelete = async (news: News) => {
    const next = neighbourOf(rows, news.id);
    if (await remove(news)) focusRow(next);
  };
  return (
    <DataTable
      caption="Actualités"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[...columns, actionsColumn((news) => void onDelete(news))]}
      list={list}
      lastPage={page.last_page}
    />
  );
}

const columns: Column<News>[] = [
  {
    key: 'titre',
    title: 'Titre',
    sort: 'titre',
    isRowHeader: true,
    render: ({ id, titre }) => (
      <Link className={styles.title} to={href('detail_actuality', { id })}>
        <Truncated text={titre} length={truncations.adminNewsTitle} />
      </Link>
    ),
  },
  {
    key: 'created_at',
    title: 'Date de création',
    sort: 'created_at',
    render: ({ created_at }) => <NewsDate date={created_at} />,
  },
  { key: 'auteur', title: 'Auteur', render: ({ auteur }) => authorName(auteur) },
  {
    key: 'date_publication',
    title: 'Date de publication',
    sort: 'date_publication',
    render: (news) => <PublicationDate news={news} />,
  },
  { key: 'draft', title: 'Statut', render: ({ draft }) => <NewsState draft={draft} /> },
];

const actionsColumn = (onDelete: (news: News) => void): Column<News> => ({
  key: 'actions',
  title: 'Actions',
  isActions: true,
  render: (news) => (
    <RowActions
      label={`Actions pour « ${news.titre} »`}
      actions={[
        { key: 'read', label: 'Voir', to: href('detail_actuality', { id: news.id }) },
        { key: 'edit', label: 'Modifier', to: href('actuality_update', { id: news.id }) },
        { key: 'delete', label: 'Supprimer', danger: true, onSelect: () => onDelete(news) },
      ]}
    />
  ),
});
