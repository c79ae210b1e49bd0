import type { Baseline } from './baseline-server';
import { releaseRemote } from './release-remote';
import { returningVisitor } from './returning-visitor';
import { compared, kilo, line } from './tables';

/** Written by change-sentence-loader.mjs. */
const sentence = 'Entrez dans notre réseau';

/** Restores the files that the other tables measure. */
const baselines = {
  'one-file': 'tout le début en un fichier',
  baseline: 'bibliothèques à part',
};

/**
 * One sentence of the home page changes in mf-public; the visitor opens the home page again:
 * composed and as one application. Afterwards every site has that sentence.
 */
export async function compareReleases(
  { plain, drawn }: { plain: string; drawn: string },
  baseline: Baseline,
  build: (name: string) => string,
): Promise<string> {
  const composed = {
    composé: await returned(plain, () => releaseRemote(plain, build('remote-changed'))),
    'composé, dessiné': await returned(drawn, () => releaseRemote(drawn, build('remote-changed'))),
  };
  const rows: string[][] = [];
  for (const [name, files] of Object.entries(baselines)) {
    baseline.release(build(name));
    const whole = await returned(baseline.url, async () =>
      baseline.release(build(`${name}-changed`)),
    );
    for (const [way, one] of Object.entries(composed)) {
      rows.push([
        `${way} / une application (${files})`,
        compared(one.unchanged, whole.unchanged, kilo),
        compared(one.released, whole.released, kilo),
      ]);
    }
  }
  const heads = ['accueil revu, sans réponses de l’API', 'rien de nouveau', 'mf-public livré'];
  return [heads, heads.map(() => '---'), ...rows].map(line).join('\n') + '\n';
}

const returned = (url: string, release: () => Promise<void>) =>
  returningVisitor(`${url}/`, release, sentence);
