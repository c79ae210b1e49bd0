/**
 * `npm run schemas -w @alumni/shared-contract`: the JSON Schemas of remote.json, registry.json and shell.json, and
 * of the props of parcels.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parcelSchemas } from '../src/federation/parcel-props';
import { RegistrySchema } from '../src/federation/registry';
import { RemoteMapSchema } from '../src/federation/remote-map';
import { ShellMapSchema } from '../src/federation/shell-map';

const folder = join(import.meta.dirname, '../src/federation');
const schemas = {
  'remote.v1.schema.json': RemoteMapSchema,
  'registry.v1.schema.json': RegistrySchema,
  'shell.v1.schema.json': ShellMapSchema,
  'parcels.v1.schema.json': z.object(parcelSchemas),
};
for (const [name, schema] of Object.entries(schemas)) {
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  writeFileSync(join(folder, name), `${JSON.stringify(json, null, 2)}\n`);
}
