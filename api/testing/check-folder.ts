import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/**
 * Looks for corruption in the embedded database of a folder that no process has open: heap pages,
 * every index against its table (trigram indexes too), every foreign key and CHECK on every row.
 * Prints what it checked as JSON; exits with an error at the first problem.
 */
const extensions = { amcheck, pg_trgm, unaccent };
const db = new PGlite({ dataDir: `${process.argv[2]}/pg`, extensions });
const [seen] =
  (await db.transaction(async (tx) => {
    await tx.exec('CREATE EXTENSION amcheck');
    const faults = await tx.query(`
    SELECT c.relname, fault.* FROM pg_class c, verify_heapam(c.oid, check_toast => true) AS fault
    WHERE c.relkind IN ('r', 't') AND c.relpersistence = 'p'`);
    if (faults.rows.length > 0) throw new Error(JSON.stringify(faults.rows));
    const index = `FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    JOIN pg_am am ON am.oid = c.relam WHERE am.amname`;
    const trees = await tx.query(
      `SELECT bt_index_parent_check(c.oid, true, true, i.indisunique) ${index} = 'btree'`,
    );
    const gins = await tx.query(`SELECT gin_index_check(c.oid) ${index} = 'gin'`);
    // Dropping and adding a constraint checks it on every row.
    const constraints = await tx.query<{ drop: string; add: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) AS add
    FROM pg_constraint WHERE contype IN ('c', 'f') AND connamespace = 'public'::regnamespace`);
    for (const { drop, add } of constraints.rows) await tx.exec(`${drop}; ${add}`);
    await tx.rollback();
    return [
      { trees: trees.rows.length, gins: gins.rows.length, constraints: constraints.rows.length },
    ];
  })) ?? [];
await db.close();
process.stdout.write(`${JSON.stringify(seen)}\n`);
