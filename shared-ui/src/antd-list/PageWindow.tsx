import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Pagination, { type PaginationProps } from 'antd/es/pagination';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pageNumbers } from '../list/page-numbers';
import type { ListParams } from '../list/useListParams';
import styles from './PageWindow.module.css';

interface PageWindowProps {
  list: Pick<ListParams, 'page' | 'pageHref'>;
  lastPage: number;
}

/**
 * antd's Pagination as links: Précédent, at most five page numbers, Suivant. A page can be shared or
 * opened in a tab. Nothing for a single page.
 */
export function PageWindow({ list, lastPage }: PageWindowProps) {
  const pages = useOneStopEach();
  if (lastPage <= 1) return null;
  const { page, pageHref } = list;
  const shown = pageNumbers(page, lastPage);
  const item: PaginationProps['itemRender'] = (number, type) => {
    if (type === 'prev') {
      return (
        <Step to={pageHref(number)} rel="prev">
          <LeftOutlined aria-hidden /> Précédent
        </Step>
      );
    }
    if (type === 'next') {
      return (
        <Step to={pageHref(number)} rel="next">
          Suivant <RightOutlined aria-hidden />
        </Step>
      );
    }
    // antd leaves out an entry without content: the first and last page, and the jumps.
    if (type !== 'page' || !shown.includes(number)) return null;
    return (
      <Link
        to={pageHref(number)}
        aria-label={`Page ${number} sur ${lastPage}`}
        aria-current={number === page ? 'page' : undefined}
      >
        {number}
      </Link>
    );
  };
  return (
    <nav ref={pages} aria-label="Pagination">
      <Pagination
        className={styles.pages}
        align="center"
        current={page}
        total={lastPage}
        pageSize={1}
        showSizeChanger={false}
        showTitle={false}
        itemRender={item}
        // The links turn the page.
        onChange={ignored}
      />
    </nav>
  );
}

const ignored = () => undefined;

interface StepProps {
  to: string;
  rel: 'prev' | 'next';
  /** Set by antd at either end. */
  disabled?: boolean;
  children: ReactNode;
}

function Step({ to, rel, disabled, children }: StepProps) {
  if (disabled) {
    return (
      <span className={styles.step} role="link" aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <Link className={styles.step} to={to} rel={rel}>
      {children}
    </Link>
  );
}

/** antd makes every entry a tab stop around the link, without a role: keep the link only. */
function useOneStopEach() {
  const pages = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    for (const entry of pages.current?.querySelectorAll('li[tabindex]') ?? []) {
      entry.removeAttribute('tabindex');
    }
  });
  return pages;
}
