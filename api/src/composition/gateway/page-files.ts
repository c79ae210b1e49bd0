import { shareClosure, type MatchedRoute, type ShellRelease } from '@alumni/federation-registry';

/** A file to load before the shell's code requests it. */
export interface PageFile {
  href: string;
  integrity: string;
  /** Name in the build: webpack's style loader recognises a loaded sheet by it. */
  sheet: string;
}

/** Files to load for one page. */
export interface PageFiles {
  /** Executed as soon as the document is parsed. */
  entry: PageFile[];
  scripts: PageFile[];
  /** Of the shell and of shared modules. */
  styles: PageFile[];
  /** Of the screen's remote. */
  screenStyles: PageFile[];
}

/**
 * All files of the first screen, for one round trip: shell, shared modules, the remote's entry and
 * the screen's chunks.
 * @param remotesOrigin origin of the remote's files, when it is not the page's
 */
export function pageFiles(
  shell: ShellRelease,
  match: MatchedRoute | null,
  remotesOrigin = '',
): PageFiles {
  const screen = match && screenFiles(match, remotesOrigin);
  const layout = match?.route.layout === 'member' ? ['member-layout'] : [];
  const own = present(['bootstrap', ...layout].map((name) => shell.chunks[name]));
  const keys = [...own.flatMap(({ shares }) => shares), ...(screen?.shares ?? [])];
  const shared = present(shareClosure(shell.shares, keys).map((key) => shell.shares[key]));
  const all = [...own, ...shared];
  const ofShell = file('/assets/', shell.integrity);
  return {
    entry: shell.entry.js.map(ofShell),
    scripts: [...unique(all.flatMap(({ js }) => js)).map(ofShell), ...(screen?.js ?? [])],
    styles: unique([...shell.entry.css, ...all.flatMap(({ css }) => css)]).map(ofShell),
    screenStyles: screen?.css ?? [],
  };
}

/** The remote's files; none when it is switched off. */
function screenFiles({ route, entry }: MatchedRoute, remotesOrigin: string) {
  const files = entry.exposes[`./${route.screen.split('/').at(-1)}`];
  if (!files || entry.state !== 'on') return null;
  const ofRemote = file(remotesOrigin + entry.base, entry.integrity);
  return {
    js: [...entryFile(entry), ...files.js].map(ofRemote),
    css: files.css.map(ofRemote),
    shares: files.shares,
  };
}

/** The remote's chunk table; the shell has its own. */
const entryFile = ({ name }: MatchedRoute['entry']) => (name === 'shell' ? [] : ['remoteEntry.js']);

function file(base: string, integrity: Record<string, string>) {
  return (name: string): PageFile => ({
    href: base + name,
    integrity: integrity[name] ?? impossibleHash,
    sheet: name,
  });
}

const impossibleHash = `sha256-${'A'.repeat(43)}=`;
const present = <T>(items: (T | undefined)[]) => items.filter((item) => item !== undefined);
const unique = (names: string[]) => [...new Set(names)];
