import { Suspense, lazy, useState } from 'react';
import { useHasRoute } from '../composition/app-context';
import { Icon } from './Icon';
import styles from './HeaderSearch.module.css';

// The dialog comes with antd, which no page should wait for.
const SearchDialog = lazy(() =>
  import('./SearchDialog').then((module) => ({ default: module.SearchDialog })),
);

/** From any screen to the directory: what is typed becomes its search. */
export function HeaderSearch() {
  const [open, setOpen] = useState(false);
  const hasRoute = useHasRoute();
  if (!hasRoute('liste_ancien')) return <span className={styles.space} />;
  return (
    <>
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span>Rechercher des alumni</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
