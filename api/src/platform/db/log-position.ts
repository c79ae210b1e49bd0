/** How PostgreSQL writes a position in its write-ahead log: two halves of 32 bits, such as `0/16B3748`. */
const pattern = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/**
 * A position in the write-ahead log as a number: later changes have larger ones.
 * @returns null for any other text
 */
export function logPosition(text: string): bigint | null {
  const [, high, low] = pattern.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null;
}

/** After every change: a replica that must have it is never up to date. */
export const endOfLog = 'FFFFFFFF/FFFFFFFF';
