import { describeOnDatabase } from '../../../testing/test-api';
import { isProxyEntry, trustedProxies } from './trusted-proxies';

test.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8', true],
  ['2001:db8::/32', true],
  ['uniquelocal', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['mon-proxy', false],
  ['true', false],
  ['1', false],
  ['10.1', false],
  ['10.1/8', false],
  ['0.0.0.0/0', false],
])('%s in TRUSTED_PROXIES: %s', (entry, isValid) => {
  expect(isProxyEntry(entry)).toBe(isValid);
});

test('distinguishes addresses, ranges and names, including IPv4 in IPv6', () => {
  const isTrusted = trustedProxies(['192.0.2.1', '10.0.0.0/8', '2001:db8::/32']);
  expect(['192.0.2.1', '10.9.9.9', '::ffff:10.0.0.1', '2001:db8::7'].every(isTrusted)).toBe(true);
  expect(['192.0.2.2', '11.0.0.1', '2001:db9::7', '127.0.0.1', ''].some(isTrusted)).toBe(false);
});

/** Asks for a reset once: the second request from one address is refused (THROTTLE_RESET_IP). */
describeOnDatabase(
  'the address of a caller',
  (api) => {
    const ask = async (remoteAddress: string, forwarded?: string) => {
      const headers = forwarded ? { 'x-forwarded-for': forwarded } : {};
      const body = { email: 'afi@exemple.test' };
      const options = { remoteAddress, headers };
      return (await api.guest.post('/api/v2/password/reset/request', body, options)).status;
    };

    test('is the forwarded one, when the proxy is trusted', async () => {
      expect(await ask('10.0.0.1', '198.51.100.1')).toBe(200);
      expect(await ask('10.0.0.1', '198.51.100.2')).toBe(200);
      expect(await ask('10.0.0.2', '198.51.100.1')).toBe(429);
    });

    test("is the connection's, whatever an untrusted caller sends", async () => {
      expect(await ask('203.0.113.9', '198.51.100.3')).toBe(200);
      expect(await ask('203.0.113.9', '198.51.100.4')).toBe(429);
    });

    test('is the one that the outermost trusted proxy saw, not the one it received', async () => {
      expect(await ask('10.0.0.1', '1.1.1.1, 198.51.100.5, 10.0.0.7')).toBe(200);
      expect(await ask('10.0.0.1', '2.2.2.2, 198.51.100.5, 10.0.0.7')).toBe(429);
    });
  },
  { TRUSTED_PROXIES: '10.0.0.0/8', THROTTLE_RESET_IP: '1', RESET_ANSWER_MS: '0' },
);

describeOnDatabase(
  'without TRUSTED_PROXIES',
  (api) => {
    test('ignores forwarded addresses, even from this machine', async () => {
      const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
      const ask = (address: string) =>
        api.guest.post('/api/v2/password/reset/request', { email: 'a@b.test' }, from(address));
      expect((await ask('198.51.100.1')).status).toBe(200);
      expect((await ask('198.51.100.2')).status).toBe(429);
    });
  },
  { THROTTLE_RESET_IP: '1', RESET_ANSWER_MS: '0' },
);
