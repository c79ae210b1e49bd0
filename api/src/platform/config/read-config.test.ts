import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error';
import { readConfig } from './read-config';

const folder = mkdtempSync(join(tmpdir(), 'alumni-test-'));
const base = { DATA_DIR: folder };
const secret = 's'.repeat(32);
const mail = { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'Réseau <reseau@ecole.test>' };
afterAll(() => rmSync(folder, { recursive: true }));

const refusal = (environment: Record<string, string>) => {
  try {
    readConfig({ ...base, ...environment });
  } catch (error) {
    return error instanceof StartError ? error.message : `not a StartError: ${error}`;
  }
  return 'accepted';
};

test('without settings starts the demonstration, on loopback only', () => {
  const config = readConfig({ ...base, HOST: '0.0.0.0' });
  expect(config).toMatchObject({ DEMO: true, HOST: '127.0.0.1', PORT: 3000 });
  expect(config.BASE_URL).toBe('http://localhost:3000');
});

test('HOST is an address of this machine; the demonstration ignores what a shell exports', () => {
  const real = { DEMO: '0', NODE_ENV: 'test', SESSION_SECRET: secret };
  for (const HOST of ['0.0.0.0', '::', '10.1.2.3', 'localhost'])
    expect(readConfig({ ...base, ...real, HOST }).HOST).toBe(HOST);
  expect(refusal({ ...real, HOST: 'x86_64-conda-linux' })).toContain('HOST : une adresse IP');
  expect(readConfig({ ...base, HOST: 'x86_64-conda-linux' }).HOST).toBe('127.0.0.1');
});

test('requires the demonstration explicitly where a database or production is set', () => {
  const database = { DATABASE_URL: 'postgres://x@127.0.0.1/y', ...mail };
  const production = {
    NODE_ENV: 'production',
    BASE_URL: 'https://x.test',
    ...mail,
    SESSION_SECRET: secret,
  };
  expect(readConfig({ ...base, ...database, SESSION_SECRET: secret }).DEMO).toBe(false);
  expect(readConfig({ ...base, ...production }).DEMO).toBe(false);
  expect(readConfig({ ...base, ...database, DEMO: '1' })).toMatchObject({
    DEMO: true,
    HOST: '127.0.0.1',
  });
});

test.each([
  ['PORT', { PORT: 'trois mille' }],
  ['DEMO', { DEMO: 'oui' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['BASE_URL', { BASE_URL: 'alumni.test' }],
  ['NODE_ENV', { NODE_ENV: 'prod' }],
  ['SESSION_SECRET', { SESSION_SECRET: 'court' }],
  ['SESSION_SECRET', { DATABASE_URL: 'postgres://x@127.0.0.1/y', SMTP_URL: 'smtp://x' }],
  ['SMTP_URL', { DEMO: '0' }],
  ['MAIL_FROM', { DEMO: '0', SMTP_URL: 'smtp://x' }],
  ['MAIL_FROM', { MAIL_FROM: 'Réseau des anciens' }],
  ['MAIL_FROM', { MAIL_FROM: 'Réseau <pas une adresse>' }],
  ['LAUNCH_DATE', { LAUNCH_DATE: 'décembre' }],
  ['SOCIAL_LINKS', { SOCIAL_LINKS: '[{' }],
  ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id' }],
  ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'secret' }],
  ['FACEBOOK_CLIENT_SECRET', { FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: '' }],
  ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'http://accounts.google.com' }],
  ['FACEBOOK_TOKEN_URL', { FACEBOOK_TOKEN_URL: 'http://localhost.evil.test/token' }],
])('an invalid %s stops the start and is named', (name, environment) => {
  expect(refusal(environment)).toMatch(new RegExp(`Configuration incorrecte[\\s\\S]*- ${name}`));
});

test('a provider on this machine may use http', () => {
  expect(refusal({ GOOGLE_ISSUER: 'http://127.0.0.1:4000' })).toBe('accepted');
});

test('an empty value counts as missing', () => {
  expect(refusal({ DATABASE_URL: '', PORT: '', DEMO: '' })).toBe('accepted');
});

test('generates a missing secret once, readable by its owner only', () => {
  const first = readConfig(base).SESSION_SECRET;
  expect(readConfig(base).SESSION_SECRET).toBe(first);
  expect(first).toHaveLength(64);
  expect(existsSync(join(folder, 'secret'))).toBe(true);
  expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
});

test('cookies are Secure with https', () => {
  expect(readConfig({ ...base, BASE_URL: 'https://alumni.test/' })).toMatchObject({
    BASE_URL: 'https://alumni.test',
    secureCookies: true,
  });
});

test('S3 settings are complete or absent', () => {
  const s3 = {
    S3_BUCKET: 'photos',
    S3_REGION: 'eu-west-3',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readConfig(base).s3).toBeNull();
  expect(readConfig({ ...base, ...s3, S3_PUBLIC_URL: 'https://cdn.test/x/' }).s3).toMatchObject({
    bucket: 'photos',
    endpoint: undefined,
    forcePathStyle: false,
    publicUrl: 'https://cdn.test/x',
  });
  for (const name of Object.keys(s3)) {
    expect(refusal({ ...s3, [name]: '' })).toContain(`${name} : obligatoire`);
  }
  expect(refusal({ S3_ENDPOINT: 'http://127.0.0.1:9000' })).toContain('S3_BUCKET : obligatoire');
  expect(refusal({ ...s3, S3_ENDPOINT: 'ftp://x' })).toContain('S3_ENDPOINT');
});

test('each remote has its own token of at least 24 characters; several during a rotation', () => {
  const tokens = (value: unknown) => refusal({ REMOTE_TOKENS: JSON.stringify(value) });
  const [one, two] = ['1'.repeat(24), '2'.repeat(24)];
  expect(tokens({ mf_a: [one, two], mf_b: '3'.repeat(24) })).toBe('accepted');
  expect(tokens({ mf_a: 'short' })).toContain('24 caractères');
  expect(tokens({ mf_a: one, mf_b: [two, one] })).toContain('un même jeton y est deux fois');
  expect(tokens({ 'Not a remote': one })).toContain('REMOTE_TOKENS');
  expect(tokens([one])).toContain('un jeton par module est attendu');
  expect(refusal({ REMOTE_TOKENS: '{' })).toContain('du JSON est attendu');
});

test('the demonstration generates its tokens once, readable by its owner only; others have none', () => {
  const { remoteTokens } = readConfig(base);
  expect(Object.keys(remoteTokens)).toContain('mf_directory');
  expect(new Set(Object.values(remoteTokens).flat()).size).toBe(Object.keys(remoteTokens).length);
  expect(readConfig(base).remoteTokens).toEqual(remoteTokens);
  expect(statSync(join(folder, 'remote-tokens.json')).mode & 0o777).toBe(0o600);
  const production = {
    ...base,
    DATABASE_URL: 'postgres://x@127.0.0.1/y',
    ...mail,
    SESSION_SECRET: secret,
  };
  expect(readConfig(production).remoteTokens).toEqual({});
});
