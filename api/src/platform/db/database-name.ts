import type { DatabaseConfig } from './open-database';

/** The database of a configuration, for people: without password and options. */
export function databaseName({ DATABASE_URL, DATA_DIR }: DatabaseConfig): string {
  if (!DATABASE_URL) return `base intégrée de ${DATA_DIR}`;
  const { protocol, username, host, pathname } = new URL(DATABASE_URL);
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
}
