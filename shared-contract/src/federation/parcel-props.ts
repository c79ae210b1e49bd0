import { z } from 'zod';

/** Attributes of an element are read as whole numbers: `data-count="3"`. */
type Attributes = z.ZodObject<Record<string, z.ZodOptional<z.ZodInt>>>;

const list = z.strictObject({
  count: z.int().min(1).optional().describe('Entries shown, at most as many as the network has.'),
});

const none = z.strictObject({});

/**
 * What a page of another site sets on a parcel, by the parcel's name and version. Such pages are never
 * changed: a change that they would not survive is a new version beside the old one, `name@2`. The
 * plain name is version 1.
 */
export const parcelSchemas = {
  'avantages-alumni': none,
  'dernieres-actualites': list,
  'dernieres-opportunites': list,
  'recherche-annuaire': none,
} satisfies Record<string, Attributes>;

export type ParcelProps = {
  [Name in keyof typeof parcelSchemas]: z.infer<(typeof parcelSchemas)[Name]>;
};
