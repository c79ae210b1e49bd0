import { sql, type Column, type SQL } from 'drizzle-orm';

/** In an upsert: what the row has, plus what the new row would have had. */
export const addedTo = (column: Column): SQL =>
  sql`${column} + excluded.${sql.identifier(column.name)}`;
