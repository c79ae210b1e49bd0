import { buildAlumnus } from '../../../testing/factories';
import { form, png } from '../../../testing/form';
import { describeOnDatabase } from '../../../testing/test-api';

describeOnDatabase(
  'photos of one person, too often',
  (api) => {
    test('are refused before they are read; those of another person are not', async () => {
      const parts = form({}, { picture: await png() });
      const send = ({ id }: { id: number }) =>
        api.as({ id }).post(`/api/users/picture/${id}`, ...parts);
      const [one, other] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
      for (const status of [200, 200, 429]) expect((await send(one)).status).toBe(status);
      const refused = await send(one);
      expect(refused.headers['retry-after']).toBeDefined();
      expect((await send(other)).status).toBe(200);
    });
  },
  { THROTTLE_PICTURE_ACCOUNT: '2' },
);
