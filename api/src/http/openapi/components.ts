import * as contract from '@alumni/shared-contract';
import { z } from 'zod';

/**
 * Schemas of shared-contract that become named components. The library names inputs `<id>Input`;
 * the dot prevents clashes with our own names until `tidyComponents`.
 */
export const namedShapes = z.registry<{ id?: string }>();
for (const [name, shape] of Object.entries(contract)) {
  const isBodyOrReply = shape instanceof z.ZodObject && !/(Query|Params)$/.test(name);
  if (isBodyOrReply && !namedShapes.has(shape)) namedShapes.add(shape, { id: `${name}.` });
}

/** Conversion of a zod schema, with four corrections. */
export const writeSchema = {
  override(context: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }) {
    const { zodSchema, jsonSchema } = context;
    const { def } = zodSchema._zod;
    // zod does not know the input of a preprocess: use its output.
    if (def.type === 'pipe' && def.in._zod.def.type === 'transform') {
      Object.assign(jsonSchema, z.toJSONSchema(def.out, { io: 'input' }));
      delete jsonSchema.$schema;
    }
    // zod cannot read a limit in characters: the schema declares it.
    const { maxLength } = z.globalRegistry.get(zodSchema) ?? {};
    if (maxLength) Object.assign(jsonSchema, { maxLength });
    // A record with known keys is an object.
    if (def.type === 'record' && jsonSchema.required) {
      const { required, additionalProperties: value = {} } = jsonSchema;
      jsonSchema.properties = Object.fromEntries(required.map((key) => [key, value]));
      delete jsonSchema.propertyNames;
      delete jsonSchema.additionalProperties;
    }
    if (def.type === 'object' && jsonSchema.required) {
      const isNeeded = (field: string) => {
        const shape = def.shape[field];
        return shape ? !z.safeParse(shape, undefined).success : true;
      };
      jsonSchema.required = jsonSchema.required.filter(isNeeded);
    }
  },
};

type Schemas = Record<string, unknown>;
interface Document {
  paths?: unknown;
  components?: { schemas?: Schemas; responses?: unknown };
}

/** Drops unused schemas and restores the names of shared-contract. */
export function tidyComponents<Described extends Document>(document: Described): Described {
  const schemas = document.components?.schemas ?? {};
  const used = usedNames([document.paths, document.components?.responses], schemas);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  const whole = { ...document, components: { ...document.components, schemas: kept } };
  const text = JSON.stringify(whole)
    .replace(/"((?:#\/components\/schemas\/)?\w+Input)\.Input"/g, '"$1"')
    .replace(/"((?:#\/components\/schemas\/)?\w+)\.Input"/g, '"$1Input"')
    .replace(/"((?:#\/components\/schemas\/)?\w+)\."/g, '"$1"');
  return JSON.parse(text) as Described;
}

function usedNames(part: unknown, schemas: Schemas, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    usedNames(schemas[name] ?? {}, schemas, found);
  }
  return found;
}
