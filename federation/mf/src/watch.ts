import { setTimeout as pause } from 'node:timers/promises';
import type { CompositionReply } from '@alumni/shared-contract';
import type { Context } from './context';
import type { Outcome } from './outcome';
import { judgedText } from './status';

const lookEvery = 5_000;

/** Prints the numbers of judged trials when they change, until every judge has decided. */
export async function watchTrials(
  context: Context,
  print: (text: string) => void,
): Promise<Outcome> {
  const server = context.as();
  let shown = '';
  const judged = new Set<string>();
  for (;;) {
    const composition = await server.composition();
    const lines = composition.remotes.flatMap(({ name, canary }) =>
      canary?.judge
        ? [{ name, text: `${name} ${canary.version} : ${judgedText(canary.judge)}` }]
        : [],
    );
    if (lines.length === 0) return decided(composition, judged);
    for (const { name } of lines) judged.add(name);
    const text = lines.map((line) => line.text).join('\n');
    if (text !== shown) print(text);
    shown = text;
    await pause(lookEvery);
  }
}

/** How each watched trial ended: the newest journal entry of its remote. */
function decided({ journal, revision }: CompositionReply, judged: Set<string>): Outcome {
  if (judged.size === 0) {
    return { ending: 'nothing', text: "Aucun juge ne décide d'un essai.", data: { revision } };
  }
  const ends = [...judged].flatMap((name) => journal.find(({ remote }) => remote === name) ?? []);
  const text = ends
    .map(({ remote, version, action, by, reason }) => {
      const what = action === 'rollback' ? "l'essai est fini, reste" : 'en ligne';
      return `${remote} : ${what} ${version ?? ''} (${by}${reason ? ` : ${reason}` : ''})`;
    })
    .join('\n');
  return { ending: 'done', text, data: { revision, ends } };
}
