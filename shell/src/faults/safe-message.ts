/**
 * What a report may say of an error: its first line without what could be somebody's. An address may
 * hold a token, a quoted text somebody's words, a long number a telephone's.
 */
export function safeMessage(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const line = `${name}: ${message}`.split('\n')[0] ?? '';
  return secrets.reduce((text, secret) => text.replace(secret, '…'), line).slice(0, 300);
}

const secrets = [
  // Files of ours are no secret and tell the most: of their address the end is kept.
  /(?:https?:\/\/[^\s/]+)?\/(?:[^\s/"'()]+\/)*(?=[\w.-]+\.(?:js|css)\b)/g,
  /https?:\/\/[^\s"')]+/g,
  /(?<![\w.])\/[\w%-]+(?:\/[^\s"')]*)+/g,
  /\?[^\s"')]*/g,
  /[^\s@"']+@[^\s@"']+/g,
  /"[^"]*"/g,
  /«[^»]*»/g,
  /[0-9a-f]{16,}/gi,
  /\d[\d .-]{5,}\d/g,
];
