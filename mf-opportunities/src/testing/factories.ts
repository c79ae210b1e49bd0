import {
  Profile,
  type AdminNewsReply,
  type CurrentUser,
  type News,
  type OpportunitiesPage,
  type Opportunity,
  type ProfileId,
} from '@alumni/shared-contract';

export function buildOpportunity(own: Partial<Opportunity> = {}): Opportunity {
  return {
    id: 7,
    type: 'STAGE',
    titre: 'Stage en audit financier à Cotonou',
    publicateur: 'Cabinet Adjovi et associés',
    description: 'Six mois auprès d’une équipe qui forme ses stagiaires.',
    missions: 'Préparer les dossiers\nRéviser les comptes',
    pieces: 'CV\nLettre de motivation',
    date_limite: '2026-12-31',
    date_publication: '2026-11-03T08:00:00.000Z',
    expired: 0,
    ...own,
  };
}

export function buildPage(
  opportunities: Opportunity[],
  own: Partial<OpportunitiesPage['data']> = {},
): OpportunitiesPage {
  const total = opportunities.length;
  return {
    status: true,
    data: { data: opportunities, current_page: 1, last_page: 1, total, per_page: 12, ...own },
  };
}

export function buildNews(own: Partial<News> = {}): News {
  return {
    id: 7,
    titre: 'La fête des anciens aura lieu au mois de décembre à Lomé',
    contenu: '<p>Venez <strong>nombreux</strong>.</p>',
    picture_url: '/files/covers/fete-1600x900',
    draft: 0,
    created_at: '2026-11-02T08:00:00.000Z',
    date_publication: '2026-11-03T08:00:00.000Z',
    auteur: { nom: 'ADJO', prenoms: 'Sena Grâce' },
    ...own,
  };
}

/** A page of news; the total is the number of rows by default. */
export function buildNewsPage(
  news: News[],
  own: Partial<AdminNewsReply['data']> = {},
): AdminNewsReply {
  const total = news.length;
  return {
    status: true,
    data: { data: news, current_page: 1, last_page: 1, total, per_page: 20, ...own },
  };
}

const person = (id_profil: ProfileId): CurrentUser => ({
  id: id_profil,
  id_profil,
  nom: 'MENSAH',
  prenoms: 'Akossiwa',
  email: 'akossiwa@alumni.test',
  pays_residence: 'Togo',
  profession: null,
  sexe: 'F',
  picture_url: null,
  email_verified: 1,
  profile_completed: 1,
  terms_accepted: 1,
  approved: 1,
});

export const member = person(Profile.alumnus);
export const administrator = person(Profile.administrator);
export const accountant = person(Profile.accountant);

export const routes = {
  liste_opportunities: '/admin/opportunities',
  opportunity_add: '/admin/opportunities/add',
  detail_opportunity: '/admin/opportunities/:id',
  opportunity_update: '/admin/opportunities/update/:id',
  liste_actualities: '/admin/actualities',
  detail_actuality: '/admin/actualities/:id',
  actuality_add: '/admin/add/actualities',
  actuality_update: '/admin/update-actualities/:id',
  homeopportunities: '/nos_opportunités',
  opportunity_details: '/opportunity_details/:id',
};
