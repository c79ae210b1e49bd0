import { screenContract } from '@alumni/federation-build/testing';
import {
  AdvantagesReply,
  AlumniTypesReply,
  CategoriesReply,
  SlidesReply,
} from '@alumni/shared-contract';
import { fakeApi } from '@alumni/shared-ui/testing';
import remote from '../remote.json';
import { accountant, advantages, buildSlides, categories, types } from './testing/factories';

screenContract(remote, {
  dir: `${__dirname}/..`,
  member: accountant,
  administrator: accountant,
  network() {
    const api = fakeApi();
    api.get(/^\/api\/v2\/home-slides/, SlidesReply, buildSlides(2));
    api.get('/api/v2/alumni-categories', CategoriesReply, categories);
    api.get('/api/v2/alumni-types', AlumniTypesReply, types);
    api.get('/api/v2/advantages', AdvantagesReply, advantages);
    api.get('/api/v2/alumni-types/get/for-display', AlumniTypesReply, types);
    api.get('/api/v2/advantages/get/for-display', AdvantagesReply, advantages);
    return api;
  },
});
