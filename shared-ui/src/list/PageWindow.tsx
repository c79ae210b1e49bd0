import { Link } from 'react-router-dom';
import { cx } from '../cx';
import { pageNumbers } from './page-numbers';
import type { ListParams } from './useListParams';
import styles from './PageWindow.module.css';

export interface PageWindowProps {
  list: Pick<ListParams, 'page' | 'pageHref'>;
  lastPage: number;
  label?: string;
}

/**
 * Précédent, at most five page numbers, Suivant: links, so that a page can be shared or opened in a
 * tab. Nothing for a single page.
 */
export function PageWindow({ list, lastPage, label = 'Pagination' }: PageWindowProps) {
  if (lastPage <= 1) return null;
  const { page } = list;
  return (
    <nav aria-label={label} className={styles.window}>
      <Step to={page > 1 ? list.pageHref(page - 1) : null} rel="prev">
        Précédent
      </Step>
      <ol className={styles.numbers}>
        {pageNumbers(page, lastPage).map((number) => (
          <li key={number}>
            <Link
              to={list.pageHref(number)}
              className={cx(styles.link, number === page && styles.current)}
              aria-label={`Page ${number} sur ${lastPage}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      <Step to={page < lastPage ? list.pageHref(page + 1) : null} rel="next">
        Suivant
      </Step>
    </nav>
  );
}

function Step({ to, rel, children }: { to: string | null; rel: string; children: string }) {
  if (to === null) {
    return (
      <span className={cx(styles.link, styles.off)} aria-disabled="true" role="link">
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className={styles.link}>
      {children}
    </Link>
  );
}
