import type { VisibilityLevel } from '@alumni/shared-contract';
import { sql, type SQL } from 'drizzle-orm';
import { customType, integer, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Primary key: a generated integer; bulk loads may set it. */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();

/** 0 or 1, as in the API; each table adds its CHECK with `isFlag`. */
export const flag = (name: string) => smallint(name).$type<0 | 1>().notNull();

export const isFlag = (column: { name: string }): SQL => sql.raw(`"${column.name}" IN (0, 1)`);

/** Who sees a fact of a person (rule 31); each table adds its CHECK. */
export const visibleTo = (name: string, byDefault: VisibilityLevel = 'members') =>
  text(name).$type<VisibilityLevel>().notNull().default(byDefault);

/** CHECK on a list of words, as literals: DDL takes no parameters. */
export const isOneOf = (column: { name: string }, words: readonly string[]): SQL =>
  sql.raw(
    `"${column.name}" IN (${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')})`,
  );

/** Text in byte order, which an index can use for LIKE 'abc%'. */
export const textInByteOrder = customType<{ data: string }>({
  dataType: () => 'text COLLATE "C"',
});

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
