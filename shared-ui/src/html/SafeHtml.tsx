import { useEffect, useState } from 'react';
import { cx } from '../cx';
import { plainText } from '../text/plain-text';
import styles from './SafeHtml.module.css';

interface SafeHtmlProps {
  html: string;
  className?: string;
}

/** HTML written by staff, cleaned again in the browser; plain text until the cleaner is here. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const clean = useClean(html);
  const classes = cx(styles['prose'], className);
  if (clean === null) {
    return (
      <div className={classes}>
        <p>{plainText(html)}</p>
      </div>
    );
  }
  return <div className={classes} dangerouslySetInnerHTML={{ __html: clean }} />;
}

function useClean(html: string): string | null {
  const [clean, setClean] = useState<{ of: string; html: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    // Without the cleaner (a lost chunk) the text stays plain: never raw HTML.
    void import('./sanitize').then(
      ({ sanitize }) => wanted && setClean({ of: html, html: sanitize(html) }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [html]);
  return clean?.of === html ? clean.html : null;
}
