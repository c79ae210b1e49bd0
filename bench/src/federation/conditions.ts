import { loadavg } from 'node:os';

/** Conditions: what is equal on both sides, what differs, and the aims. */
export function conditions(runs: number): string {
  const load = loadavg()
    .map((value) => value.toFixed(1).replace('.', ','))
    .join(' ');
  return `
Chaque case : composé / en une seule application (rapport). « Dessiné » : avec le premier écran que le
serveur dessine, que seul le composé a ; les autres lignes n'en ont pas. Lighthouse : téléphone simulé,
médiane de ${runs} passage(s), un de chaque en alternance. Charge de la machine : ${load}.
Égal : sources, remote.json, imports, un import() par écran, groupes de fichiers (bibliothèques à part),
Brotli 11, cache d'un an, en-têtes, préchargements de la route et de ses données, JSON du site, API,
HTTP/1.1.
Différent : seul le composé vérifie l'empreinte de chaque fichier et porte le registre et le moteur de
fédération ; les fichiers d'un module n'ont pas d'empreinte dans leur nom, leur dossier en a une.
Visé : octets ≤ 1,15 ; LCP ≤ 1,1, accueil dessiné < 2,0 s ; octets après une livraison ≤ 0,25.
`;
}
