export { SafeHtml } from './html/SafeHtml';
export { allowedAttributes, allowedTags } from './html/allowed-html';
