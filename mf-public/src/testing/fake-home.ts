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

/** The calls of the home, answered. */
export function fakeHome({ news = [buildNews()] }: { news?: News[] } = {}) {
  inlineSite();
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
  api.get(/guest\/actualities\?/, GuestNewsReply, news);
  return api;
}

/** The configuration, where the gateway puts it. */
function inlineSite() {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'site';
  script.textContent = JSON.stringify({ figures: [{ value: '+19000', label: 'diplômés' }] });
  document.body.append(script);
}
