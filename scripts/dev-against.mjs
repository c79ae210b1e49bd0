import { join } from 'node:path';
import { developAgainst } from '@alumni/federation-build/dev';
import { root, stop } from './lib.mjs';

/**
 * `npm run dev -- mf-directory --against URL`: one local remote in front of a deployed shell.
 * @param {{ names: string[], url: string | undefined, port: number }} asked
 */
export async function developOneAgainst({ names: [folder, ...others], url = '', port }) {
  if (!folder || others.length > 0) {
    stop(
      'Un seul module se développe devant un shell déployé.',
      'npm run dev -- mf-directory --against https://exemple.test',
    );
  }
  await developAgainst({ dir: join(root, folder), url, port }).catch((error) =>
    stop(error.message, 'Vérifiez l’adresse donnée après --against.'),
  );
}
