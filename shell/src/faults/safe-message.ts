/**
 * Removes personal data from an error message: first line only, without addresses (tokens), quoted
 * texts and long numbers (telephones).
 */
export function safeMessage(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const line = `${name}: ${message}`.split('\n')[0] ?? '';
  return secrets.reduce((text, secret) => text.replace(secret, '…'), line).slice(0, 300);
}

const secrets = [
  // Keep the end of our own file addresses: they help and are not secret.
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
