import type { BulkAction } from '@alumni/shared-contract';

/** Actions on the list; refusals are made one by one, with the file in view. */
export type BulkActionName = Exclude<BulkAction['action'], 'refuse'>;

interface BulkActionWords {
  name: BulkActionName;
  label: string;
  question: (people: string) => string;
  text: string;
}

export const bulkActions: BulkActionWords[] = [
  {
    name: 'approve',
    label: 'Approuver…',
    question: (people) => `Approuver ${people} ?`,
    text: 'Elles reçoivent le type choisi, et un e-mail qui leur ouvre l’annuaire.',
  },
  {
    name: 'certify',
    label: 'Certifier…',
    question: (people) => `Certifier le parcours de ${people} ?`,
    text: 'Elles en sont prévenues dans leurs notifications.',
  },
  {
    name: 'activate',
    label: 'Activer…',
    question: (people) => `Activer le compte de ${people} ?`,
    text: 'Les comptes inactifs, aussi ceux que leur propriétaire a mis en sommeil, s’ouvrent de nouveau.',
  },
  {
    name: 'send_links',
    label: 'Envoyer un lien…',
    question: (people) => `Envoyer un lien de création à ${people} ?`,
    text: 'Seules les personnes sans mot de passe le reçoivent. Un lien envoyé ne se reprend pas.',
  },
];
