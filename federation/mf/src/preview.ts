import { remoteAndChannel } from './channel';
import type { Context } from './context';
import { EarlyExit, type Outcome } from './outcome';

export interface PreviewOptions {
  /** Page that the link opens. */
  path?: string;
  /** Ends the channels instead. */
  end?: boolean;
}

/**
 * Prints a link that shows channels of one or more remotes together, or ends them.
 * @param asked `mf-directory@pr-42`
 */
export async function preview(
  context: Context,
  asked: string[],
  { path = '/', end }: PreviewOptions,
): Promise<Outcome> {
  const channels = Object.fromEntries(asked.map(remoteAndChannel));
  if (Object.keys(channels).length < asked.length)
    throw new EarlyExit('usage', 'Un remote ne montre qu’un canal à la fois.');
  if (end) return endAll(context, channels);
  const reply = await context.as().preview(channels);
  const link = onPage(reply.link, path);
  const text = `Valable jusqu'à la fin de ses canaux :\n${link}`;
  return { ending: 'done', text, data: { link, until: reply.until } };
}

async function endAll(context: Context, channels: Record<string, string>): Promise<Outcome> {
  const all = Object.entries(channels);
  for (const [name, channel] of all) await context.as(name).endChannel(name, channel);
  const list = all.map(([name, channel]) => `${name}@${channel}`).join(', ');
  return { ending: 'done', text: `Terminé : ${list}. Leurs liens montrent la version en ligne.` };
}

/** The same link to another page of the product. */
function onPage(link: string, path: string): string {
  const home = new URL(link);
  const page = URL.canParse(path, home) ? new URL(path, home) : null;
  if (page?.origin !== home.origin || !path.startsWith('/'))
    throw new EarlyExit('usage', `« ${path} » n'est pas une page, comme /admin/students.`);
  for (const [name, value] of home.searchParams) page.searchParams.set(name, value);
  return page.href;
}
