import { createRequire } from 'node:module';

const { properties: parcels } = createRequire(import.meta.url)(
  '@alumni/shared-contract/parcels.v1.schema.json',
);

/**
 * What a page of another site may set on a parcel: whole numbers all of them (`parcelSchemas` of the
 * contract).
 * @param {string | undefined} parcel its name; undefined for a screen
 * @returns {{ name: string, description: string }[]}
 */
export function parcelProps(parcel) {
  return Object.entries(parcels[parcel ?? '']?.properties ?? {}).map(([name, { description }]) => ({
    name,
    description,
  }));
}
