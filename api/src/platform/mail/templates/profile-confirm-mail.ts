import type { Config } from '../../config/read-config';
import type { Person } from '../../db/schema';
import type { Mail } from '../mail';
import { letter, nameOf } from './layout';

type Asked = Pick<
  Person,
  | 'email'
  | 'nom'
  | 'prenoms'
  | 'emailVerifiedAt'
  | 'telephone'
  | 'paysResidence'
  | 'ville'
  | 'employeur'
  | 'lastGrade'
  | 'lastGradeYear'
> & { profession: string | null };

/** Asks once a year whether the profile is still right: a click says yes. */
export function profileConfirmMail(config: Config, person: Asked, token: string): Mail {
  const facts: [string, string | number | null][] = [
    ['Nom', `${person.nom} ${person.prenoms}`],
    ['Téléphone', person.telephone],
    ['Pays de résidence', person.paysResidence],
    ['Ville', person.ville],
    ['Profession', person.profession],
    ['Employeur', person.employeur],
    ['Dernier diplôme', person.lastGrade],
    ['Année', person.lastGradeYear],
  ];
  return letter(config, {
    kind: 'profile-confirm',
    to: person.email,
    subject: 'Vos informations sont-elles toujours exactes ?',
    greeting: `Bonjour${nameOf(person)},`,
    paragraphs: [
      `Voici ce que ${config.NETWORK_NAME} sait de vous :`,
      facts.map(([label, value]) => `${label} : ${value ?? 'non renseigné'}`).join('\n'),
      'Si tout est exact, un clic suffit. Sinon, corrigez votre profil :',
      `${config.BASE_URL}/admin/user_profil`,
    ],
    action: { label: 'Tout est exact', url: `${config.BASE_URL}/profile/confirm/${token}` },
    reason: `Vous recevez ce message une fois par an parce que cette adresse est celle d’un compte sur ${config.NETWORK_NAME}.`,
  });
}
