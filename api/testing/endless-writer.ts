import { openDatabase } from '../src/platform/db/open-database';

/** Writes 1, 2, 3… and reports each number once it is committed, until the process is killed. */
const { pool } = await openDatabase({ DATA_DIR: process.argv[2] ?? '' });
for (let value = 1; ; value += 1) {
  await pool.query(
    `INSERT INTO settings (key, value) VALUES ('last', to_jsonb($1::int))
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [value],
  );
  process.send?.(value);
}
