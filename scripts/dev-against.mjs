import { join } from 'node:path';
import { checkDeployed, startAgainst } from '@alumni/federation-build/dev';
import { root, stop } from './lib.mjs';

/**
 * `npm run dev -- mf-directory --against URL`: one local remote in front of a deployed shell. Needs
 * no local API, database or other remote.
 * @param {{ names: string[], url: string | undefined, port: number }} asked
 */
export async function developAgainst({ names: [folder, ...others], url, port }) {
  if (!folder || others.length > 0) {
    stop(
      'Un seul module se développe devant un shell déployé.',
      'npm run dev -- mf-directory --against https://exemple.test',
    );
  }
  const dir = join(root, folder);
  const { origin, warnings } = await checkDeployed(url ?? '', dir).catch((error) =>
    stop(error.message, 'Vérifiez l’adresse donnée après --against.'),
  );
  for (const warning of warnings) console.warn(`⚠ ${warning}`);
  await startAgainst({ dir, port, origin });
  console.log(`\n${folder} de cette machine, le reste de ${origin} : http://localhost:${port}\n`);
}
