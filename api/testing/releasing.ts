import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import type { ShellRelease } from '@alumni/federation-registry';
import type { RemoteMap } from '@alumni/shared-contract';
import { pack, type Header } from 'tar-stream';
import { buildApp } from '../src/app';
import type { AppContext } from '../src/platform/context';
import { sessionCookie } from '../src/http/session-cookie';
import { createReleases, type Releases } from '../src/composition/releases/releases';
import type { IsServed } from '../src/composition/releases/served-remotes';
import { createPageReleases } from '../src/composition/releases/visitor-registry';

/** A shell that provides React, and one name of our own. */
export const shell: ShellRelease = {
  version: '1.0.0-0123456789',
  contract: '1.2.0',
  provides: { react: '19.3.1', '@alumni/shared-ui/page': '1.2.0' },
  exports: { '@alumni/shared-ui/page': ['PageTitle'] },
  template: '<html><head><!--head--></head><body><!--view--><!--data--></body></html>',
  map: {
    name: 'shell',
    title: 'Réseau',
    owner: 'x',
    menus: [],
    routes: [
      {
        name: 'etat',
        path: '/etat',
        title: 'État',
        screen: './src/screens/state/StateScreen',
        layout: 'member',
        access: 'staff',
      },
    ],
  },
  entry: { js: ['main.1.js'], css: [], shares: [] },
  chunks: {},
  shares: {},
  prerender: {},
  integrity: {},
};

export const tokens = {
  mf_a: 'token of a, long enough for one',
  mf_b: 'token of b, long enough for one',
};
export type TestRemote = keyof typeof tokens;
export const releasing = { REMOTE_TOKENS: JSON.stringify(tokens) };

interface Process {
  /** Published files of another process, to share its folder. */
  dataDir?: string;
  /** Builds of its workspace: remote → version. */
  built?: Map<string, string>;
  /** Which live remotes it shows; all by default. */
  isServed?: IsServed;
}

/** The API and its pages, as in one server process. */
export async function startReleasing(context: AppContext, of: Process = {}) {
  const dataDir = of.dataDir ?? mkdtempSync(join(tmpdir(), 'releasing-'));
  const config = { ...context.config, DATA_DIR: dataDir };
  const releases = createReleases({ ...context, config }, shell, of.built, of.isServed);
  const app = await buildApp(context, pagesOf(releases, dataDir));
  return { app, releases, dataDir };
}

const pagesOf = (releases: Releases, dataDir: string) => ({
  releases,
  gateway: {
    publishedDir: join(dataDir, 'published'),
    shell,
    releases: createPageReleases(releases),
    site: { name: 'Réseau' },
    baseUrl: releases.config.BASE_URL,
    sessionCookie,
  },
});

export interface Sent {
  name?: string;
  content?: string;
  version?: string;
  contract?: string;
  requires?: Record<string, string>;
  uses?: Record<string, string[]>;
  offers?: string[];
  publishes?: string[];
  listens?: string[];
  builtWith?: Record<string, string>;
  paths?: string[];
  remote?: Partial<RemoteMap>;
  /** Manifest of the standard entry. */
  standard?: string | null;
  /** Changes made to the release after the build: file name → content; null deletes the file. */
  files?: Record<string, Buffer | string | null>;
  headers?: (Partial<Header> & { name: string })[];
}

interface SentRelease {
  version: string;
  tar: Buffer;
  integrity: Record<string, string>;
}

/** A tar as `mf publish` sends it, and the version that it must get. */
export async function sentRelease(sent: Sent = {}): Promise<SentRelease> {
  const { name = 'mf_a', content = 'one', version = '1.0.0' } = sent;
  const exposed = { js: ['a.js'], css: [], shares: [] };
  const release = {
    name,
    version,
    requires: sent.requires ?? {},
    uses: sent.uses ?? {},
    offers: sent.offers ?? [],
    publishes: sent.publishes ?? [],
    listens: sent.listens ?? [],
    builtWith: sent.builtWith ?? {},
    exposes: { './AScreen': exposed, './lifecycles/AScreen': exposed },
    remote: { ...mapOf(name, sent), ...sent.remote },
  };
  const plain: Record<string, Buffer> = {
    'a.js': Buffer.from(`${content} of the screen`),
    'release.json': Buffer.from(JSON.stringify(release)),
    'remoteEntry.js': Buffer.from(content),
    ...(sent.standard && { 'standard/mf-manifest.json': Buffer.from(sent.standard) }),
  };
  const hashes = Object.fromEntries(
    Object.entries(plain).map(([file, bytes]) => [file, sri(bytes)]),
  );
  const integrity = JSON.stringify(hashes, null, 2);
  const files: Record<string, Buffer | string | null> = {
    ...plain,
    'remoteEntry.js.br': brotliCompressSync(content),
    'integrity.json': integrity,
    ...sent.files,
  };
  const archive = pack();
  const tar = buffer(archive);
  for (const header of sent.headers ?? []) archive.entry(header, '');
  for (const [file, bytes] of Object.entries(files))
    if (bytes !== null) archive.entry({ name: file }, bytes);
  archive.finalize();
  const hash = createHash('sha256').update(integrity).digest('hex').slice(0, 10);
  return { version: `${version}-${hash}`, tar: await tar, integrity: hashes };
}

function mapOf(name: string, { contract = '^1.0.0', paths = [`/${name}`] }: Sent): RemoteMap {
  return {
    name,
    title: `Module ${name}`,
    owner: 'Équipe',
    contract,
    menus: [],
    slots: [],
    parcels: [],
    routes: paths.map((path, index) => ({
      name: `${name}_${index}`,
      path,
      screen: './src/screens/a/AScreen',
      title: 'Titre',
      layout: 'public' as const,
      access: 'all' as const,
    })),
  };
}

const sri = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
