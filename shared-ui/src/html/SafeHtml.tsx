import { BrowserHtml } from './BrowserHtml';
import { PurifiedHtml } from './PurifiedHtml';
import type { SafeHtmlProps } from './safe-html-props';

/**
 * HTML written by staff, sanitized again in the browser with the allow-list of the API: by the
 * browser itself, or by DOMPurify in browsers that cannot.
 */
export function SafeHtml(props: SafeHtmlProps) {
  const Html = 'setHTML' in Element.prototype ? BrowserHtml : PurifiedHtml;
  return <Html {...props} />;
}
