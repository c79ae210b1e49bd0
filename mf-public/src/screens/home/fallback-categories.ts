import { isJobSeeker } from '@alumni/shared-contract';
import { illustrations } from '@alumni/shared-ui/art';

/** The drawing of a category that has no cover. */
export function illustrationOf(name: string): string {
  if (isJobSeeker(name)) return illustrations.stage;
  return /entrepreneur/i.test(name) ? illustrations.affaire : illustrations.emploi;
}

/** The professions of the description, shown when the server gives no category: their name leads on. */
export const fallbackCategories = [
  {
    id: null,
    name: 'Entrepreneur',
    description: 'Vous avez créé votre activité, ou vous vous y préparez.',
    cover_picture: null,
  },
  {
    id: null,
    name: "Cadre d'entreprises",
    description: 'Vous dirigez, vous recrutez, vous transmettez un métier.',
    cover_picture: null,
  },
  {
    id: null,
    name: "Chercheur d'emploi",
    description: 'Vous cherchez un premier poste, un stage ou un nouveau départ.',
    cover_picture: null,
  },
];
