import { allowedAttributes, allowedTags } from '@alumni/shared-contract';
import sanitizeHtml from 'sanitize-html';
import { cx } from '../cx';
import { linkRel } from './links';
import type { SafeHtmlProps } from './safe-html-props';
import styles from './SafeHtml.module.css';

/** `SafeHtml` without a DOM: the same allow-list, synchronous. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const clean = sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes: { '*': Object.values(allowedAttributes).flat() },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: linkRel }) },
  });
  return (
    <div className={cx(styles.prose, className)} dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
