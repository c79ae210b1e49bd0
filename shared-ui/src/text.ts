export { EmailText } from './text/EmailText';
export { Truncated } from './text/Truncated';
export { formatDate, formatDateAdmin, formatNumber, formatPhone } from './text/format';
export { parseInert } from './text/parse-inert';
export { plainText } from './text/plain-text';
