import type { ProfileForm } from './profile-form';

interface Step {
  title: string;
  /** Its fields by server name, in screen order. */
  fields: Readonly<Record<string, string>>;
}

/** The four steps of the profile, with labels of their fields. */
export const steps: readonly Step[] = [
  {
    title: 'Identité',
    fields: {
      nom: 'Nom',
      prenoms: 'Prénom(s)',
      sexe: 'Sexe',
      birth_date: 'Date de naissance',
      nationalite: 'Nationalité',
      marital_status: 'Situation matrimoniale',
    },
  },
  {
    title: 'Contact',
    fields: { pays_residence: 'Pays de résidence', telephone: 'Téléphone' },
  },
  {
    title: 'Études',
    fields: {
      profession: 'Profession',
      employeur: 'Employeur',
      esgis: 'Campus',
      last_grade: 'Dernier diplôme',
      last_grade_year: 'Année du diplôme',
    },
  },
  {
    title: 'Référents',
    fields: { referents: 'Camarades de promotion', status: 'Conditions d’utilisation' },
  },
];
const last = steps.length - 1;

const referentFields: Record<string, string> = {
  name: 'Nom',
  phone_number: 'Téléphone',
  email: 'E-mail',
};

/** Label of `referents.1.phone_number`: 'Téléphone du camarade 2'. */
export function labelOf(name: string): string {
  const [list = '', index, field = ''] = name.split('.');
  if (index !== undefined) return `${referentFields[field]} du camarade ${Number(index) + 1}`;
  return steps[stepOf(name)]?.fields[list] ?? name;
}

/** Step of a field, also for field names in server messages. */
export function stepOf(name: string): number {
  const found = steps.findIndex(({ fields }) => Object.hasOwn(fields, name.split('.')[0] ?? ''));
  return found < 0 ? last : found;
}

const order = steps.flatMap(({ fields }) => Object.keys(fields));

/** Place of a field on the screen, to sort names. */
export const placeOf = (name: string): number => order.indexOf(name.split('.')[0] ?? '');

/** First step with something missing, for people who return to a draft. */
export function firstOpenStep(values: Partial<ProfileForm>): number {
  const isFilled = (name: string) => {
    const value = values[name as keyof ProfileForm];
    // Not everybody has an employer; terms and classmates are in the last step.
    return name === 'employeur' || (Array.isArray(value) ? value.length > 0 : Boolean(value));
  };
  const open = steps.findIndex(({ fields }) => !Object.keys(fields).every(isFilled));
  return open < 0 ? last : open;
}
