import { allowedAttributes, allowedTags } from '@alumni/shared-contract';
import DOMPurify from 'dompurify';
import { allowedAddress, linkRel } from './links';

const purifier = DOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A' && node.hasAttribute('href')) node.setAttribute('rel', linkRel);
});

/** Removes everything outside the allow-list. DOMPurify has a policy of Trusted Types of its own. */
export function purify(html: string): string {
  const clean = purifier.sanitize(html, {
    RETURN_TRUSTED_TYPE: true,
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: Object.values(allowedAttributes).flat(),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: allowedAddress,
  });
  // A string in browsers without Trusted Types, and React's types know strings only.
  return clean as unknown as string;
}
