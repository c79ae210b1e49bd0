import { screenContract } from '@alumni/federation-build/testing';
import {
  AdminNewsReply,
  News,
  OpportunitiesPage,
  OpportunitiesReply,
  Opportunity,
} from '@alumni/shared-contract';
import { fakeApi } from '@alumni/shared-ui/testing';
import remote from '../remote.json';
import {
  administrator,
  buildNews,
  buildNewsPage,
  buildOpportunity,
  buildPage,
  member,
} from './testing/factories';

screenContract(remote, {
  dir: `${__dirname}/..`,
  member,
  administrator,
  network() {
    const api = fakeApi();
    api.get('/api/opportunities/latest', OpportunitiesReply, [buildOpportunity()]);
    api.get(/\/api\/opportunities\/list/, OpportunitiesPage, buildPage([buildOpportunity()]));
    api.get('/api/opportunities/10', Opportunity, buildOpportunity({ id: 10 }));
    api.get(/\/api\/actualities\/list/, AdminNewsReply, buildNewsPage([buildNews()]));
    api.get('/api/actualities/10', News, buildNews({ id: 10 }));
    return api;
  },
});
