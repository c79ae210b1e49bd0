import { tokensRepository } from '../tokens/tokens.repository';
import {
  buildAccountant,
  buildAdministrator,
  buildAlumnus,
  password,
} from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import type { Person, TokenKind } from '../../platform/db/schema';

const strong = 'Palmier bleu 42 rivière';
/** Accepted by the description's rule, and refused for staff, with the reason. */
const weak: [string, RegExp][] = [
  ['Nouveau2026', /au moins douze caractères/],
  ['Motdepasse2026', /trop facile à deviner/],
  ['KokouAgbeko2026', /trop facile à deviner/],
];

describeOnDatabase(
  'a password of staff',
  (api) => {
    const names = { nom: 'AGBÉKO', prenoms: 'Kokou' };
    const link = async ({ id, email }: Person, kind: TokenKind) =>
      tokensRepository.issue(api.db, { kind, personId: id, email, lifeSeconds: 600 });
    const twice = (word: string) => ({ password: word, password_confirmation: word });

    type Sender = (its: TestApi, person: Person, token: string, word: string) => Promise<unknown>;
    const doors: [string, TokenKind, Sender][] = [
      [
        'a creation link',
        'creation',
        (its, _person, token, word) => its.guest.post(`/password/create/${token}`, twice(word)),
      ],
      [
        'a reset link',
        'reset',
        (its, { email }, token, word) =>
          its.guest.post('/api/v2/reset-password', { email, token, ...twice(word) }),
      ],
      [
        'a change',
        'reset',
        (its, person, _token, word) =>
          its.as(person).put('/api/v2/password/reset', { old_password: password, ...twice(word) }),
      ],
    ];

    test.each(doors)('by %s must be long and hard to guess', async (_door, kind, send) => {
      for (const build of [buildAccountant, buildAdministrator]) {
        const person = await build(api.db, names);
        const token = await link(person, kind);
        for (const [word, reason] of weak) {
          expect(await send(api, person, token, word)).toMatchObject({
            status: 422,
            body: { errors: { password: [expect.stringMatching(reason)] } },
          });
        }
        // The refusals have not used up the link.
        expect(await send(api, person, token, strong)).toMatchObject({ status: 200 });
      }
    });

    test.each(doors)('by %s: members keep the description’s rule', async (_door, kind, send) => {
      const person = await buildAlumnus(api.db, names);
      const token = await link(person, kind);
      expect(await send(api, person, token, 'Nouveau2026')).toMatchObject({ status: 200 });
    });
  },
  { THROTTLE_RESET_IP: '1000' },
);
