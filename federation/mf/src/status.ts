import { skewText } from '@alumni/federation-registry';
import { packageOf } from '@alumni/federation-registry/package-of';
import {
  measuredVisits,
  trialText,
  type Channel,
  type RemoteStatus,
  type TrialJudge,
  type VitalCount,
} from '@alumni/shared-contract';
import type { Context } from './context';
import { dayText } from './channel';
import { table, wrapped } from './lines';
import type { Outcome } from './outcome';

/** Shows what is live, published and shared, and which versions do not match. */
export async function status(context: Context): Promise<Outcome> {
  const composition = await context.as().composition();
  const { revision, shell, remotes, neverLive, journal, vitals } = composition;
  const rows = remotes.map(({ name, version, previous, available, state }) => [
    name,
    version,
    previous ?? '—',
    String(available.length),
    state === 'maintenance' ? 'maintenance' : 'en ligne',
  ]);
  const [titles = '', ...lines] = table([
    ['REMOTE', 'EN LIGNE', 'PRÉCÉDENTE', 'PUBLIÉES', 'ÉTAT'],
    ...rows,
    ...neverLive.map(({ name, available }) => [
      name,
      '—',
      '—',
      String(available.length),
      'jamais en ligne',
    ]),
  ]);
  const text = [
    `${context.url.origin} · révision ${revision} · shell ${shell.version} · contrat ${shell.contract}`,
    titles,
    ...remotes.flatMap((remote, index) => [lines[index] ?? '', ...details(remote, vitals)]),
    ...neverLive.flatMap(({ channels }, index) => [
      lines[remotes.length + index] ?? '',
      ...channelLines(channels),
    ]),
  ];
  return {
    ending: 'done',
    text: text.join('\n'),
    data: { revision, shell, remotes, neverLive, journal, vitals },
  };
}

function details(remote: RemoteStatus, vitals: VitalCount[]): string[] {
  const { owner, contract, canary, channels, skew, refused, requires, mustSign } = remote;
  return [
    ...wrapped(`${owner} · contrat ${contract}${skew.length > 0 ? '' : ' · aucun écart'}`),
    ...wrapped(
      mustSign
        ? 'signé : la clé de son équipe est enregistrée'
        : 'sans clé enregistrée : son jeton suffit pour publier',
    ),
    ...(canary ? wrapped(`à l'essai : ${canary.version} pour ${canary.percent} %`) : []),
    ...(canary?.judge ? wrapped(`jugé : ${judgedText(canary.judge)}`) : []),
    ...channelLines(channels),
    ...speed(remote, vitals).flatMap(wrapped),
    ...wrapped(`prend du shell : ${byPackage(requires).join(', ')}`),
    ...(skew.length > 0 ? wrapped(`ÉCART : ${skew.map(skewText).join(' ; ')}`) : []),
    ...(refused ? wrapped(`ABSENT : ${refused}`) : []),
  ];
}

const channelLines = (channels: Channel[]) =>
  channels.flatMap(({ channel, version, expiresAt }) =>
    wrapped(`canal ${channel} : ${version}, jusqu'au ${dayText(expiresAt)}`),
  );

/** One `antd ^6.6.8` for all shared modules of the package. */
function byPackage(requires: Record<string, string>): string[] {
  const packages = Object.entries(requires).map(([key, range]) => `${packageOf(key)} ${range}`);
  return [...new Set(packages)];
}

/** Share of measured visits that were good, of the live version and the one on trial. */
function speed({ name, version, canary }: RemoteStatus, vitals: VitalCount[]): string[] {
  return [version, canary?.version].flatMap((shown) => {
    const counts = vitals.filter((one) => one.remote === name && one.version === shown);
    if (counts.length === 0) return [];
    const shares = counts.map((count) => {
      const visits = measuredVisits(count);
      return `${count.vital.toUpperCase()} ${Math.floor((100 * count.good) / visits)} % de ${visits}`;
    });
    return [`rapide, 7 jours, ${shown} : ${shares.join(', ')}`];
  });
}

/** Both numbers that the judge of a trial compares. */
export function judgedText({ canary, live, until }: TrialJudge): string {
  return `${trialText(canary)} à l'essai, ${trialText(live)} en ligne, avant le ${until.slice(0, 16).replace('T', ' à ')} (UTC)`;
}
