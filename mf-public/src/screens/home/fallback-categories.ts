import { isJobSeeker } from '@alumni/shared-contract';
import { illustrations } from '@alumni/shared-ui/art';

/** Drawing of a category without a cover. */
export function illustrationOf(name: string): string {
  if (isJobSeeker(name)) return illustrations.stage;
  return /entrepreneur/i.test(name) ? illustrations.affaire : illustrations.emploi;
}

/** Professions of the description, shown when the server has no category. */
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
