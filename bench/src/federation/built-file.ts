import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface BuiltFile {
  body: Buffer;
  headers: Record<string, string>;
}

/**
 * A file of a build, compressed if the build has it compressed.
 * @param folders the first one that has the file
 */
export async function readBuilt(folders: string[], name: string): Promise<BuiltFile | null> {
  for (const folder of folders) {
    const packed = await readFile(join(folder, `${name}.br`)).catch(() => null);
    const body = packed ?? (await readFile(join(folder, name)).catch(() => null));
    if (!body) continue;
    const type = types[extname(name)];
    return {
      body,
      headers: {
        ...(type && { 'content-type': type }),
        ...(packed && { 'content-encoding': 'br' }),
      },
    };
  }
  return null;
}

/** The gateway's headers, so that they weigh the same. */
export async function headersOfAsset(product: string): Promise<Record<string, string>> {
  const page = await (await fetch(product)).text();
  const name = /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? '';
  const { headers } = await fetch(product + name, { method: 'HEAD' });
  return plain([...headers]);
}

/** Without headers about one body or connection. */
export function plain(headers: [string, string][]): Record<string, string> {
  const own = /^(content-(encoding|length|type)|connection|keep-alive|transfer-encoding|date)$/;
  const type = headers.filter(([name, value]) => name === 'content-type' && /html/.test(value));
  return Object.fromEntries([...headers.filter(([name]) => !own.test(name)), ...type]);
}
