import { allowedAttributes, allowedTags } from '@alumni/shared-contract';
import { useLayoutEffect, useRef } from 'react';
import { cx } from '../cx';
import { allowedAddress, linkRel } from './links';
import type { SafeHtmlProps } from './safe-html-props';
import styles from './SafeHtml.module.css';

declare global {
  interface Element {
    /** Sets the content to what the sanitizer lets through; TypeScript does not know it yet. */
    setHTML(html: string, options: { sanitizer: SanitizerConfig }): void;
  }
}

/** HTML sanitized by the browser (`setHTML`): nothing to download, and shown with its page. */
export function BrowserHtml({ html, className }: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) show(html, ref.current);
  }, [html]);
  return <div ref={ref} className={cx(styles.prose, className)} />;
}

const attributes: Record<string, readonly string[]> = allowedAttributes;
const sanitizer: SanitizerConfig = {
  elements: allowedTags.map((name) => ({ name, attributes: [...(attributes[name] ?? [])] })),
  attributes: [],
  comments: false,
};

function show(html: string, element: HTMLElement): void {
  element.setHTML(html, { sanitizer });
  // The browser removes scripts from addresses; the list of the API is shorter.
  for (const link of element.querySelectorAll('a[href]')) {
    if (allowedAddress.test(link.getAttribute('href') ?? '')) link.setAttribute('rel', linkRel);
    else link.removeAttribute('href');
  }
}
