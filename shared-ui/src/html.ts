export { SafeHtml } from './html/SafeHtml';
