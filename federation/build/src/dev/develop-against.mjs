import { basename } from 'node:path';
import { checkDeployed } from './check-deployed.mjs';
import { startAgainst } from './start-against.mjs';

/**
 * Shows one local remote in front of a deployed network, and says in the terminal where. Needs no
 * local API, database or other remote.
 * @param {object} options
 * @param {string} options.dir folder of the remote
 * @param {string} options.url of the network, as typed
 * @param {number} options.port on localhost
 * @throws Error in French that says what is wrong
 */
export async function developAgainst({ dir, url, port }) {
  const { origin, warnings } = await checkDeployed(url, dir);
  for (const warning of warnings) console.warn(`⚠ ${warning}`);
  await startAgainst({ dir, port, origin });
  const here = `http://localhost:${port}`;
  console.log(`\n${basename(dir)} de cette machine, le reste de ${origin} : ${here}\n`);
}
