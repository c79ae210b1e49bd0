import { z } from 'zod';
import { Flag, FlagInput } from './common';

/** Who sees a fact of a person. Staff see `members` and `staff`, and for contact facts all (rule 31). */
export const visibilityLevels = ['members', 'staff', 'me'] as const;
export type VisibilityLevel = (typeof visibilityLevels)[number];

/** Facts whose owner decides who sees them, by API name. `birthday` is day and month only. */
export const limitedFacts = ['telephone', 'email', 'employeur', 'picture', 'birthday'] as const;
export type LimitedFact = (typeof limitedFacts)[number];

const Level = z.enum(visibilityLevels, { error: 'Choisissez une des valeurs proposées.' });
const levels = {
  telephone: Level,
  email: Level,
  employeur: Level,
  picture: Level,
  birthday: Level,
} satisfies Record<LimitedFact, typeof Level>;

/** GET /api/v2/users/me/visibility: who sees what of me; `listed` 0 leaves the directory. */
export const Visibility = z.object({ ...levels, listed: Flag });
export type Visibility = z.infer<typeof Visibility>;

/** PUT /api/v2/users/me/visibility */
export const VisibilityInput = z.object({ ...levels, listed: FlagInput });
export type VisibilityInput = z.input<typeof VisibilityInput>;
