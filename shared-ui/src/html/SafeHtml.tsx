import { BrowserHtml } from './BrowserHtml';
import { PurifiedHtml } from './PurifiedHtml';

export interface SafeHtmlProps {
  html: string;
  className?: string;
}

/**
 * HTML written by staff, sanitized again in the browser with the allow-list of the API: by the
 * browser itself, or by DOMPurify in browsers that cannot.
 */
export function SafeHtml(props: SafeHtmlProps) {
  const Html = 'setHTML' in Element.prototype ? BrowserHtml : PurifiedHtml;
  return <Html {...props} />;
}
