import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter } from './layout';

/** What happened to the second factors of a person. */
export type SecondFactorNews =
  | { what: 'added' | 'removed' | 'renewed' | 'reset' }
  | { what: 'recovery'; left: number };

/** Tells a person each change of their second factors: somebody else may have made it. */
export function secondFactorMail(
  config: Config,
  person: { email: string; prenoms: string },
  news: SecondFactorNews,
): Mail {
  const [subject, told] = written(news);
  return letter(config, {
    kind: `second-factor-${news.what}`,
    to: person.email,
    subject,
    greeting: `Bonjour ${person.prenoms},`,
    paragraphs: [
      told,
      'Si ce n’était pas vous, changez votre mot de passe et prévenez un administrateur du réseau sans attendre.',
    ],
    reason: `Vous recevez ce message parce que cette adresse est celle d’un compte d’équipe sur ${config.NETWORK_NAME}.`,
  });
}

function written(news: SecondFactorNews): [subject: string, told: string] {
  switch (news.what) {
    case 'added':
      return [
        'Un second facteur protège votre compte',
        'Une application ou une clé d’accès vient d’être ajoutée à votre compte : elle est demandée après le mot de passe.',
      ];
    case 'removed':
      return [
        'Un second facteur a été retiré de votre compte',
        'Une application ou une clé d’accès vient d’être retirée de votre compte.',
      ];
    case 'renewed':
      return [
        'Vos codes de secours ont été renouvelés',
        'De nouveaux codes de secours ont été créés : les précédents ne fonctionnent plus.',
      ];
    case 'reset':
      return [
        'Votre second facteur a été réinitialisé',
        'Un administrateur du réseau a retiré les seconds facteurs de votre compte et mis fin à vos sessions. Votre mot de passe suffit maintenant ; ajoutez un nouveau second facteur à votre prochaine connexion.',
      ];
    case 'recovery':
      return [
        'Un code de secours a servi à vous connecter',
        `Une connexion à votre compte a utilisé un code de secours. Il vous en reste ${news.left}.`,
      ];
  }
}
