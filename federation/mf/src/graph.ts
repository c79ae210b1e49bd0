import type { RemoteStatus } from '@alumni/shared-contract';
import type { Context } from './context';
import type { Outcome } from './outcome';

/** Shows which live remote draws a slot, which fills it, and what other sites can embed. */
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
      links,
      parcels: remotes.flatMap(({ name, parcels }) => parcels.map((parcel) => ({ name, parcel }))),
    },
  };
}

/** A slot, with who draws it and who fills it; null: nobody. */
interface Link {
  slot: string;
  from: string | null;
  to: string | null;
}

function linksOf(remotes: RemoteStatus[]): Link[] {
  const slots = [...new Set(remotes.flatMap(({ offers, fills }) => [...offers, ...fills]))].sort();
  return slots.flatMap((slot) => {
    const from = remotes.filter(({ offers }) => offers.includes(slot)).map(({ name }) => name);
    const to = remotes.filter(({ fills }) => fills.includes(slot)).map(({ name }) => name);
    return orNobody(from).flatMap((one) =>
      orNobody(to).map((other) => ({ slot, from: one, to: other })),
    );
  });
}

const orNobody = (names: string[]): (string | null)[] => (names.length > 0 ? names : [null]);

function listing(remotes: RemoteStatus[], links: Link[]): string {
  const lines = remotes.flatMap(({ name, version, parcels }) => {
    const own = [
      ...links
        .filter(({ from }) => from === name)
        .map(
          ({ slot, to }) =>
            `dessine ${slot} : ${to ? `rempli par ${to}` : 'personne ne le remplit'}`,
        ),
      ...links
        .filter(({ to }) => to === name)
        .map(
          ({ slot, from }) =>
            `remplit ${slot} : ${from ? `dessiné par ${from}` : 'PERSONNE ne le dessine'}`,
        ),
      ...parcels.map((parcel) => `à intégrer ailleurs : ${parcel}`),
    ];
    return [
      `${name} ${version}`,
      ...(own.length > 0 ? own : ['rien de commun']).map((line) => `  ${line}`),
    ];
  });
  return lines.join('\n');
}

/** For a document: Markdown shows it as a drawing. */
function diagram(remotes: RemoteStatus[], links: Link[]): string {
  return [
    'flowchart LR',
    ...remotes.map(({ name, version }) => `  ${name}["${name} ${version}"]`),
    ...links.map(
      ({ slot, from, to }) => `  ${from ?? 'personne'} -- "${slot}" --> ${to ?? 'personne'}`,
    ),
    ...remotes.flatMap(({ name, parcels }) =>
      parcels.map((parcel) => `  ${name} -- "${parcel}" --> ailleurs`),
    ),
  ].join('\n');
}
