import semver from 'semver';
import { readRemoteMap } from '@alumni/federation-registry/remote-map';
import { shares } from '../preset/shares.mjs';

/**
 * Checks that a deployed product answers at an address, and that a local remote is compatible with
 * it.
 * @param {string} url as typed
 * @param {string} dir folder of the remote
 * @returns {Promise<{ origin: string, warnings: string[] }>}
 * @throws Error in French that says what is wrong
 */
export async function checkDeployed(url, dir) {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(`« ${url} » n'est pas une adresse : https://… est attendu.`);
  }
  const { origin } = new URL(url);
  const registry = await registryOf(origin);
  const map = readRemoteMap(dir);
  const deployed = registry.remotes.find(({ name }) => name === map.name);
  if (!deployed) {
    return { origin, warnings: [`${map.name} n'est pas encore publié sur ${origin}.`] };
  }
  const asked = shares({ provides: false, dir, copies: false });
  const ranges = Object.assign({}, ...registry.remotes.map(({ requires }) => requires));
  const wanted = Object.entries(asked).map(([key, share]) => [key, share.requiredVersion]);
  return {
    origin,
    warnings: [
      ...skew('le contrat partagé', map.contract, deployed.remote.contract),
      ...wanted.flatMap(([key, range]) => skew(key, range, ranges[key])),
    ],
  };
}

async function registryOf(origin) {
  const answer = await fetch(`${origin}/registry.json`).catch((error) => {
    throw new Error(`${origin} ne répond pas (${error.cause?.code ?? 'adresse refusée'}).`);
  });
  const registry = await answer.json().catch(() => null);
  if (answer.ok && Array.isArray(registry?.remotes)) return registry;
  throw new Error(`${origin} ne répond pas comme ce produit : pas de /registry.json lisible.`);
}

function skew(what, here, there) {
  if (!there || semver.intersects(here, there)) return [];
  return [`${what} : ${here} ici, ${there} en ligne. Le navigateur peut refuser ces écrans.`];
}
