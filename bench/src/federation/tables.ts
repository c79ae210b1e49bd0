import type { Vitals } from './lighthouse';
import type { Line } from './ways';
import type { Weighed } from './weigh-ways';

/** Bytes of the first screen, and of the whole page after scrolling. */
export function weightTable(lines: Line<Weighed>[]): string {
  return table(lines, [
    ['JS', ({ first }) => first.js, kilo],
    ['CSS', ({ first }) => first.css, kilo],
    ['premier écran sans images', ({ first }) => first.all, kilo],
    ['JS, page défilée', ({ scrolled }) => scrolled.js, kilo],
  ]);
}

export function screenTable(lines: Line<Weighed>[]): string {
  return table(lines, [
    ['requêtes', ({ first }) => first.requests, String],
    ['dont API', ({ first }) => first.calls, String],
    ['allers-retours', ({ roundTrips }) => roundTrips, String],
  ]);
}

export function vitalsTable(lines: Line<Vitals>[]): string {
  return table(lines, [
    ['LCP', ({ lcp }) => lcp, seconds],
    ['TBT', ({ tbt }) => tbt, milliseconds],
    ['CLS', ({ cls }) => cls, decimal],
  ]);
}

type Column<Of> = [string, (side: Of) => number, (value: number) => string];

/** Cell: composed / as one application (ratio). */
function table<Of>(lines: Line<Of>[], columns: Column<Of>[]): string {
  const rows = lines.map(({ name, composed, whole }) => [
    name,
    ...columns.map(([, read, write]) => compared(read(composed), read(whole), write)),
  ]);
  const heads = ['page', ...columns.map(([name]) => name)];
  return [heads, heads.map(() => '---'), ...rows].map(line).join('\n') + '\n';
}

export function compared(one: number, other: number, write: (value: number) => string): string {
  return `${write(one)} / ${write(other)}${ratio(one, other)}`;
}

/** ` (1,20)`, or nothing beside a zero. */
export function ratio(one: number, other: number): string {
  return other > 0 ? ` (${decimal(one / other)})` : '';
}

export const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
export const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1).replace('.', ',')} ko`;
export const seconds = (ms: number) => `${decimal(ms / 1000)} s`;
export const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
const decimal = (value: number) => value.toFixed(2).replace('.', ',');
