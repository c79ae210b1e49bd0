import { OwnData } from '@alumni/shared-contract';
import { factLabels, factsOf, leftOut, sectionTitles } from './own-data-text';

interface Schema {
  _zod: { def: object };
}
interface Definition {
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
}

/** Names of all facts of the answer, at any depth. */
function namesIn(schema: Schema): string[] {
  const { shape, element, innerType } = schema._zod.def as Definition;
  const inner = element ?? innerType;
  if (shape) return Object.entries(shape).flatMap(([name, one]) => [name, ...namesIn(one)]);
  return inner ? namesIn(inner) : [];
}

test('every fact of the answer has a French name', () => {
  const titles = new Set<string>(['exported_at', ...Object.keys(sectionTitles)]);
  const nameless = Object.values(OwnData.shape)
    .flatMap(namesIn)
    .filter((name) => !leftOut.test(name) && !['before', 'after'].includes(name))
    .filter((name) => !factLabels[name]);
  expect(nameless).toEqual([]);
  expect(Object.keys(OwnData.shape).filter((name) => !titles.has(name))).toEqual([]);
});

test('facts read as French, whatever they hold', () => {
  expect(
    factsOf('profile', {
      id: 3,
      nom: 'members',
      telephone: '+22890123456',
      approved: 1,
      sexe: 'F',
      birth_date: '1999-04-12',
      biographie: null,
      campuses: ['Togo', 'Gabon'],
      profession: { id: 1, name: 'Comptable', description: 'x', cover_picture: null },
      parcours: [{ id: 7, start_year: 2010, success: '1', diplome: { nom: 'Licence' } }],
    }),
  ).toEqual([
    { label: 'Nom', value: 'members' },
    { label: 'Téléphone', value: expect.stringMatching(/^\+228.90.12.34.56$/) as string },
    { label: 'Approuvé', value: 'Oui' },
    { label: 'Sexe', value: 'Femme' },
    { label: 'Date de naissance', value: '12 avril 1999' },
    { label: 'Biographie', value: '---' },
    { label: 'Campus', value: 'Togo\nGabon' },
    { label: 'Profession', value: 'Comptable' },
    { label: 'Parcours', value: 'Début : 2010, Obtenu : Oui, Diplôme : Licence' },
  ]);
  expect(factsOf('visibility', { telephone: 'staff', listed: 0 })).toEqual([
    { label: 'Téléphone', value: 'l’équipe du réseau' },
    { label: 'Dans l’annuaire', value: 'Non' },
  ]);
  expect(factsOf('dismissed_announcements', 4)).toEqual([{ label: 'Nombre', value: '4' }]);
  const changes = [{ label: 'Approuvé', before: null, after: 'Oui' }];
  expect(factsOf('journal', { action: 'x', label: 'Approbation', changes, details: {} })).toEqual([
    { label: 'Action', value: 'Approbation' },
    { label: 'Changements', value: 'Approuvé : --- → Oui' },
  ]);
});
