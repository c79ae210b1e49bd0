import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import type { DuplicateSearch } from '@alumni/shared-contract';
import { InlineAlert } from '@alumni/shared-ui/antd-page';
import { formatDateAdmin } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import { isSearching } from '../../api/duplicates';
import { JobProgress } from '../../components/JobProgress';
import styles from './PairList.module.css';

interface SearchNoteProps {
  /** Undefined while it loads; null before the first search. */
  search: DuplicateSearch | null | undefined;
  onSearch: () => void;
}

/** When the directory was last compared, and the button that compares it again. */
export function SearchNote({ search, onSearch }: SearchNoteProps) {
  if (search === undefined) return null;
  if (search && isSearching(search)) return <Working search={search} />;
  return (
    <>
      {search?.state === 'failed' && (
        <InlineAlert kind="error">La dernière recherche a échoué. Recommencez.</InlineAlert>
      )}
      <div className={styles.search}>
        <p>
          {search
            ? `Dernière recherche : le ${formatDateAdmin(search.started_at)}.`
            : 'Comparez l’annuaire entier : numéros, noms, campus et années.'}
          {search?.is_cut && ' Il y en a davantage : traitez celles-ci, puis cherchez de nouveau.'}
        </p>
        <Button
          type={search ? 'default' : 'primary'}
          icon={<SearchOutlined aria-hidden />}
          onClick={onSearch}
        >
          Chercher les doublons
        </Button>
      </div>
    </>
  );
}

function Working({ search: { done, total } }: { search: DuplicateSearch }) {
  return (
    <div>
      <p role="status">
        L’annuaire est comparé, promotion par promotion. Vous pouvez quitter cette page : le travail
        continue.
      </p>
      <JobProgress done={done} total={total ?? 0} />
    </div>
  );
}
