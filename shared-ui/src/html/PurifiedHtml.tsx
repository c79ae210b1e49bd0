import { useEffect, useState } from 'react';
import { cx } from '../cx';
import { plainText } from '../text/plain-text';
import type { SafeHtmlProps } from './safe-html-props';
import styles from './SafeHtml.module.css';

/** HTML sanitized by DOMPurify. Plain text until it is loaded, and when it fails to load. */
export function PurifiedHtml({ html, className }: SafeHtmlProps) {
  const { clean, isLoading } = useClean(html);
  const classes = cx(styles.prose, className);
  if (clean === null) {
    return (
      <div className={classes} aria-busy={isLoading}>
        <p>{plainText(html)}</p>
      </div>
    );
  }
  return <div className={classes} dangerouslySetInnerHTML={{ __html: clean }} />;
}

function useClean(html: string): { clean: string | null; isLoading: boolean } {
  const [clean, setClean] = useState<{ of: string; html: string | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    // Without the sanitizer (its chunk failed) show plain text: never raw HTML.
    void import('./purify').then(
      ({ purify }) => wanted && setClean({ of: html, html: purify(html) }),
      () => wanted && setClean({ of: html, html: null }),
    );
    return () => {
      wanted = false;
    };
  }, [html]);
  const isOfThis = clean?.of === html;
  return { clean: isOfThis ? clean.html : null, isLoading: !isOfThis };
}
