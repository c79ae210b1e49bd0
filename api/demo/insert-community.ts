import type { DbOrTx } from '../src/platform/db/open-database';
import {
  advantages as advantageTable,
  alumniTypes,
  typeAdvantages,
} from '../src/platform/db/schema';
import { advantages, advantagesOfTypes, typeNames, type AdvantageKey } from './texts/community';

/** Inserts types of alumni, advantages, and the advantages of each type. */
export async function insertCommunity(tx: DbOrTx): Promise<void> {
  const types = await tx
    .insert(alumniTypes)
    .values(typeNames.map((name) => ({ name })))
    .returning();
  const rows = await tx
    .insert(advantageTable)
    .values(Object.values(advantages).map((description) => ({ description })))
    .returning();
  const idOf = (key: AdvantageKey) => rows.find((row) => row.description === advantages[key])!.id;
  await tx.insert(typeAdvantages).values(
    types.flatMap((type) =>
      advantagesOfTypes[type.name as (typeof typeNames)[number]].map((key) => ({
        alumniTypeId: type.id,
        advantageId: idOf(key),
      })),
    ),
  );
}
