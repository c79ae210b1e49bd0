import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../cx';
import { formatNumber } from '../text/format';
import styles from './Page.module.css';
import { usePageTitle } from './usePageTitle';

/** Props of `Page`. */
export interface PageProps {
  /** The h1, and with the network's name the document title. */
  title: string;
  /** Shown after the title: `Administrateurs (12)`. */
  count?: number;
  /** More exist than were counted: `Liste des anciens (plus de 10 000)`. */
  countedAtLeast?: boolean;
  /** Replaces `title` in the h1 when it needs more than text. */
  heading?: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** Buttons of the page, at the end of the title row. */
  actions?: ReactNode;
  /** Link to the parent page, before the actions, so that the title keeps its place. */
  back?: { to: string; label: string };
  /** Width of the content. form: one narrow column; text: a readable line length. */
  width?: 'page' | 'form' | 'text';
  children?: ReactNode;
}

/**
 * Frame of every screen: title, actions, content. Sets the document title, and focuses the h1 on
 * navigation. One per screen.
 */
export function Page(props: PageProps) {
  const {
    title,
    count,
    countedAtLeast,
    heading,
    lead,
    actions,
    back,
    width = 'page',
    children,
  } = props;
  const h1 = usePageTitle(title);
  return (
    <div className={cx(styles.page, styles[width])}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h1 ref={h1} tabIndex={-1}>
            {heading ?? title}
            {count !== undefined && (
              <span className={styles.count}>
                {' '}
                ({countedAtLeast && 'plus de '}
                {formatNumber(count)})
              </span>
            )}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {(back || actions) && (
          <div className={styles.actions}>
            {back && (
              <Link to={back.to} className={styles.back}>
                <span aria-hidden="true">←</span> {back.label}
              </Link>
            )}
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}
