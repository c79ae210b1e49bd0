import {
  AdvantagesReply,
  AlumniTypesReply,
  CategoriesReply,
  GuestNewsReply,
  SlidesForDisplayReply,
  type News,
} from '@alumni/shared-contract';
import { fakeApi } from '@alumni/shared-ui/testing';
import { buildNews, buildSlide, categories } from './factories';
import { inlineSite } from './inline-site';

/** Fake answers to the calls of the home page. */
export function fakeHome({ news = [buildNews()] }: { news?: News[] } = {}) {
  inlineSite({ figures: [{ value: '+19000', label: 'diplômés' }] });
  const api = fakeApi();
  api.get(/home-slides/, SlidesForDisplayReply, { slides: [buildSlide()] });
  api.get(/alumni-categories/, CategoriesReply, { categories });
  api.get(/alumni-types/, AlumniTypesReply, {
    types: [
      { id: 1, name: 'Membre actif', advantages: [{ advantage_id: 1 }, { advantage_id: 4 }] },
    ],
  });
  api.get(/advantages/, AdvantagesReply, {
    advantages: [1, 2, 3, 4].map((id) => ({ id, description: `Avantage ${id}` })),
  });
  api.get(/guest\/actualities\?.*limit=5/, GuestNewsReply, news);
  return api;
}
