import * as texts from './texts';

/** Login providers; each has `/auth/<provider>/redirect?next=`, with the page to return to. */
export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];
export const socialProviderNames = {
  google: 'Google',
  facebook: 'Facebook',
} as const satisfies Record<SocialProvider, string>;

/**
 * Result of a provider login, shown by the login page: `/login?social=<word>`; of a link from 'Mes
 * données', shown there. A return from a provider is always a page, never JSON.
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
  taken: 'Ce compte ouvre déjà le compte d’une autre personne du réseau.',
  throttled: 'Trop de demandes. Patientez un peu, puis recommencez.',
  failed: texts.requestFailed,
} as const;
export type SocialOutcome = keyof typeof socialOutcomes;
