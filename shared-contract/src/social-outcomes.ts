import * as texts from './texts';

/** Who else may vouch for a person; each has `/auth/<provider>/redirect?next=`, a page to go to. */
export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/**
 * What the login page says when a login by a provider ends on it: `/login?social=<word>`, for the
 * return from a provider is a page and never an answer in JSON.
 */
export const socialOutcomes = {
  refused: texts.loginRefused,
  denied: 'Vous avez annulé la connexion. Recommencez quand vous voulez.',
  unavailable:
    'Ce service de connexion ne répond pas. Réessayez dans un instant, ou utilisez votre mot de passe.',
  expired: 'La connexion n’a pas abouti. Recommencez.',
  no_email:
    'Ce compte ne nous donne pas d’adresse e-mail. Connectez-vous ou inscrivez-vous avec la vôtre.',
  mail_sent:
    'Ouvrez le lien que nous venons de vous envoyer par e-mail : il relie ce compte au vôtre.',
  throttled: 'Trop de demandes. Patientez un peu, puis recommencez.',
  failed: texts.requestFailed,
} as const;
export type SocialOutcome = keyof typeof socialOutcomes;
