import { writeFileSync } from 'node:fs';
import { createKeys } from '@alumni/federation-registry';
import { EarlyExit, type Outcome } from './outcome';
import { remoteName } from './workspace-remotes';

/** Makes a team's pair of keys: the private one in a file, the public one for the operator. */
export function keys(asked: string, keyFile: string | undefined): Outcome {
  const name = remoteName(asked);
  const file = keyFile ?? `${name}.key`;
  const { privateKey, publicKey } = createKeys();
  try {
    writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    const reason = isThere ? 'existe déjà, et une clé ne se remplace pas' : "ne s'écrit pas";
    throw new EarlyExit('refused', `${file} ${reason} : donnez --key-file.`);
  }
  return {
    ending: 'done',
    text: [
      `La clé privée de ${name} est dans ${file} : l'équipe la garde, hors du dépôt.`,
      "L'exploitant enregistre la clé publique dans REMOTE_KEYS :",
      JSON.stringify({ [name]: publicKey }),
    ].join('\n'),
    data: { name, file, publicKey },
  };
}
