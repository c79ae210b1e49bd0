export { EmailText } from './text/EmailText';
export { Truncated } from './text/Truncated';
export { formatDate, formatDateAdmin, formatNumber, formatPhone } from './text/format';
export { plainText } from './text/plain-text';
