import { networkOf } from './network-of';
import { buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['membre@alumni.test', 'membre@alumni.test'],
  ['12', '12'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describeOnDatabase(
  'attempts from one IPv6 network',
  (api) => {
    test('are counted together, from any of its addresses', async () => {
      const { email } = await buildAlumnus(api.db);
      const guess = async (remoteAddress: string) =>
        (await api.guest.post('/auth/login', { email, password: 'Faux2026!' }, { remoteAddress }))
          .status;
      for (let index = 1; index <= 3; index += 1) {
        expect(await guess(`2001:db8:1:1::${index}`)).toBe(422);
      }
      expect(await guess('2001:db8:1:1:ffff::4')).toBe(429);
      expect(await guess('2001:db8:1:2::4')).toBe(422);
    });
  },
  { THROTTLE_LOGIN_ACCOUNT_IP: '3' },
);
