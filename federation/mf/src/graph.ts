import type { RemoteStatus } from '@alumni/shared-contract';
import type { Context } from './context';
import type { Outcome } from './outcome';

/**
 * Shows which live remote draws a slot and which fills it, which publishes an event and which listens
 * to it, and what other sites can embed.
 */
export async function graph(
  context: Context,
  { mermaid = false }: { mermaid?: boolean },
): Promise<Outcome> {
  const { revision, remotes } = await context.as().composition();
  const links = linksOf(remotes);
  const text = mermaid ? diagram(remotes, links) : listing(remotes, links);
  return {
    ending: 'done',
    text: mermaid ? text : `${context.url.origin} · révision ${revision}\n${text}`,
    data: {
      revision,
      ...links,
      parcels: remotes.flatMap(({ name, parcels }) => parcels.map((parcel) => ({ name, parcel }))),
    },
  };
}

/** What one remote gives and another uses; null: nobody. */
interface Link {
  name: string;
  from: string | null;
  to: string | null;
}

/** Slots and events of the live remotes. */
function linksOf(remotes: RemoteStatus[]) {
  return {
    slots: between(remotes, 'offers', 'fills'),
    events: between(remotes, 'publishes', 'listens'),
  };
}

function between(
  remotes: RemoteStatus[],
  gives: 'offers' | 'publishes',
  uses: 'fills' | 'listens',
): Link[] {
  const names = [...new Set(remotes.flatMap((one) => [...one[gives], ...one[uses]]))].sort();
  return names.flatMap((name) => {
    const having = (side: typeof gives | typeof uses) =>
      orNobody(remotes.filter((one) => one[side].includes(name)).map((one) => one.name));
    const links = having(gives).flatMap((from) => having(uses).map((to) => ({ name, from, to })));
    // What a remote also uses itself is its own business, where others use it.
    const across = links.filter(({ from, to }) => from !== to);
    return across.length > 0 ? across : links;
  });
}

const orNobody = (names: string[]): (string | null)[] => (names.length > 0 ? names : [null]);

function listing(remotes: RemoteStatus[], { slots, events }: ReturnType<typeof linksOf>): string {
  const lines = remotes.flatMap(({ name, version, parcels }) => {
    const own = [
      ...linesOf(name, slots, {
        gives: (slot, to) =>
          `dessine ${slot} : ${to ? `rempli par ${to}` : 'personne ne le remplit'}`,
        uses: (slot, from) =>
          `remplit ${slot} : ${from ? `dessiné par ${from}` : 'PERSONNE ne le dessine'}`,
      }),
      ...linesOf(name, events, {
        gives: (event, to) =>
          `annonce ${event} : ${to ? `écouté par ${to}` : "personne ne l'écoute"}`,
        uses: (event, from) =>
          `écoute ${event} : ${from ? `annoncé par ${from}` : "PERSONNE ne l'annonce"}`,
      }),
      ...parcels.map((parcel) => `à intégrer ailleurs : ${parcel}`),
    ];
    return [
      `${name} ${version}`,
      ...(own.length > 0 ? own : ['rien de commun']).map((line) => `  ${line}`),
    ];
  });
  return lines.join('\n');
}

/** How a line names what a remote gives or uses, and the other side; null: nobody. */
type Words = Record<'gives' | 'uses', (link: string, other: string | null) => string>;

/** What a remote gives, then what it uses. */
function linesOf(remote: string, links: Link[], { gives, uses }: Words): string[] {
  return [
    ...links.filter(({ from }) => from === remote).map(({ name, to }) => gives(name, to)),
    ...links.filter(({ to }) => to === remote).map(({ name, from }) => uses(name, from)),
  ];
}

/** For a document: Markdown shows it as a drawing. */
function diagram(remotes: RemoteStatus[], { slots, events }: ReturnType<typeof linksOf>): string {
  return [
    'flowchart LR',
    ...remotes.map(({ name, version }) => `  ${name}["${name} ${version}"]`),
    ...slots.map(
      ({ name, from, to }) => `  ${from ?? 'personne'} -- "${name}" --> ${to ?? 'personne'}`,
    ),
    ...events.map(
      ({ name, from, to }) => `  ${from ?? 'personne'} -. "${name}" .-> ${to ?? 'personne'}`,
    ),
    ...remotes.flatMap(({ name, parcels }) =>
      parcels.map((parcel) => `  ${name} -- "${parcel}" --> ailleurs`),
    ),
  ].join('\n');
}
