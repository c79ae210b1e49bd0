import {
  measuredVisits,
  type FaultCount,
  type FaultKind,
  type ReleaseEntry,
  type RemoteStatus,
  type VitalCount,
  type VitalName,
} from '@alumni/shared-contract';

/** State of a part, as a visitor sees it. */
export const partWords = {
  on: { tone: 'success', word: 'En service', sentence: 'Ouverte à tous.' },
  maintenance: {
    tone: 'warning',
    word: 'En maintenance',
    sentence: 'Fermée pour un temps ; ses pages le disent.',
  },
  refused: {
    tone: 'error',
    word: 'Écartée',
    sentence: 'Ses pages ne s’affichent pas : ses fichiers ne sont pas sûrs.',
  },
} as const;

export type PartState = keyof typeof partWords;

export function stateOf({ state, refused }: RemoteStatus): PartState {
  if (refused) return 'refused';
  return state === 'maintenance' ? 'maintenance' : 'on';
}

/** Name of a part for people; the shell is the frame of every page. */
export function titleOf(name: string, remotes: readonly { name: string; title: string }[]): string {
  const known = remotes.find((remote) => remote.name === name)?.title;
  return known ?? (name === 'shell' ? 'Cadre du site' : name);
}

/** Faults of each part, all versions together. */
export function faultsOf(counts: readonly FaultCount[]): Omit<FaultCount, 'version'>[] {
  const sums = new Map<string, Omit<FaultCount, 'version'>>();
  for (const { remote, lastHour, lastDay } of counts) {
    const sum = sums.get(remote) ?? { remote, lastHour: 0, lastDay: 0 };
    sums.set(remote, {
      remote,
      lastHour: sum.lastHour + lastHour,
      lastDay: sum.lastDay + lastDay,
    });
  }
  return [...sums.values()];
}

/** Names of the kinds of faults, to say over the phone. */
export const faultWords: Record<FaultKind, string> = {
  network: 'fichiers non reçus',
  timeout: 'trop lent',
  integrity: 'fichiers altérés',
  missing: 'écran absent de la version',
  version: 'versions incompatibles',
  crash: 'erreur dans l’écran',
  registry: 'registre non reçu',
};

export const actionWords: Record<ReleaseEntry['action'], string> = {
  publish: 'publication',
  promote: 'mise en ligne',
  canary: 'mise à l’essai',
  rollback: 'retour en arrière',
  maintenance: 'début de maintenance',
  'end-maintenance': 'fin de maintenance',
};

export const vitalWords: Record<VitalName, string> = {
  lcp: 'Affichage',
  inp: 'Réaction',
  cls: 'Stabilité',
};

/** Below this, a few slow phones decide. */
const enoughVisits = 20;

/** Share of good visits, rounded down: 99,6 % is not everybody. */
export const goodPercent = (count: VitalCount): number =>
  Math.floor((100 * count.good) / Math.max(1, measuredVisits(count)));

/** By the slowest quarter of the visits, as https://web.dev/articles/vitals asks. */
export function speedTone(count: VitalCount): 'default' | 'success' | 'warning' | 'error' {
  const visits = measuredVisits(count);
  if (visits < enoughVisits) return 'default';
  if (count.good >= 0.75 * visits) return 'success';
  return count.poor > 0.25 * visits ? 'error' : 'warning';
}

const moment = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** '21 nov., 14:05' */
export const momentText = (at: string) => moment.format(new Date(at));
