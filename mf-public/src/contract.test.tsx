import { screenContract } from '@alumni/federation-build/testing';
import {
  CampusesReply,
  DiplomasReply,
  FieldsReply,
  GuestNewsPage,
  News,
  OpportunitiesPage,
  Opportunity,
} from '@alumni/shared-contract';
import remote from '../remote.json';
import { buildNews, buildUser } from './testing/factories';
import { fakeHome } from './testing/fake-home';

const opportunity: Opportunity = {
  id: 10,
  type: 'STAGE',
  titre: 'Stage en audit',
  publicateur: 'Cabinet Adjovi',
  description: 'Six mois.',
  missions: null,
  pieces: null,
  date_limite: '2026-12-31',
  date_publication: '2026-11-03T08:00:00.000Z',
  expired: 0,
};

const pageOf = <Item,>(item: Item) => ({
  status: true as const,
  data: { data: [item], current_page: 1, last_page: 1, total: 1, per_page: 12 },
});

screenContract(remote, {
  dir: `${__dirname}/..`,
  member: buildUser({ email_verified: 1 }),
  administrator: buildUser({ id_profil: 2 }),
  network() {
    const api = fakeHome();
    api.get(/^\/api\/guest\/actualities\?.*paginate=1/, GuestNewsPage, pageOf(buildNews()));
    api.get('/api/guest/actualities/10', News, buildNews({ id: 10 }));
    api.get('/api/opportunities/10', Opportunity, opportunity);
    api.get(/^\/api\/opportunities\/list/, OpportunitiesPage, pageOf(opportunity));
    api.get('/api/diplomes', DiplomasReply, [{ id: 1, nom: 'Licence' }]);
    api.get('/api/esgis', CampusesReply, [{ id: 1, pays: 'Togo' }]);
    api.get(/^\/api\/filieres/, FieldsReply, [{ id: 1, nom: 'Finance' }]);
    return api;
  },
});
