/**
 * Replaces `@ant-design/colors`: antd's icons need it for icons of two colours, which we do not have,
 * and Progress for the colours of a gradient.
 */
export const blue = { primary: '#1677ff' };
export const generate = () => [];
export const presetPrimaryColors = { blue: 'var(--ink)', green: 'var(--palm)' };
