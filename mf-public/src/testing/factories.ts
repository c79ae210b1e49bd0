import type { Category, CurrentUser, News, Opportunity, Slide } from '@alumni/shared-contract';

/** Routes that the screens link to. */
export const routes = {
  home: '/',
  register: '/register',
  finish_register: '/finish-register',
  login: '/login',
  terms: '/terms',
  usersinfo: '/usersinfo',
  contact: '/contact',
  legal_notice: '/mentions-legales',
  liste_ancien: '/admin/students',
  actualities: '/actualities',
  actuality_details: '/actualities/:id',
  homeopportunities: '/nos_opportunités',
  opportunity_details: '/opportunity_details/:id',
  reset_password_request: '/password/reset/request',
  email_change: '/email/confirm/:token',
  email_changed: '/email/confirm',
  social_link: '/social/confirm/:token',
  show_profil: '/admin/show_profil',
};

/** A person who has just signed up. */
export const buildUser = (facts: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 7,
  id_profil: 1,
  nom: 'Mensah',
  prenoms: 'Ama',
  email: 'ama@exemple.com',
  pays_residence: null,
  profession: null,
  sexe: null,
  picture_url: null,
  email_verified: 0,
  profile_completed: 0,
  terms_accepted: 1,
  approved: 0,
  ...facts,
});

export const buildNews = (facts: Partial<News> = {}): News => ({
  id: 1,
  titre: 'Le forum des métiers',
  contenu: 'Cent vingt entreprises.',
  picture_url: null,
  draft: 0,
  created_at: '2026-11-01T10:00:00Z',
  date_publication: '2026-11-02T10:00:00Z',
  auteur: { nom: 'Koffi', prenoms: 'Yao' },
  ...facts,
});

export const buildOpportunity = (facts: Partial<Opportunity> = {}): Opportunity => ({
  id: 4,
  type: 'EMPLOI',
  titre: 'Comptable confirmé',
  publicateur: 'Cabinet Sahé',
  description: '<p>Six personnes.</p>',
  missions: 'Tenir les comptes\nConseiller',
  pieces: null,
  date_limite: '2026-10-01',
  date_publication: '2026-09-01T08:00:00Z',
  expired: 0,
  ...facts,
});

export const buildSlide = (facts: Partial<Slide> = {}): Slide => ({
  id: 1,
  title: 'Une diapositive du serveur',
  subtitle: 'Sous-titre',
  description: 'Description',
  cover_picture: null,
  ...facts,
});

export const categories: Category[] = [
  { id: 1, name: 'Entrepreneur', description: 'Créer', cover_picture: null },
  { id: 3, name: "Chercheur d'emploi", description: 'Chercher', cover_picture: null },
];
