import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { placeFile } from '@alumni/federation-registry';
import sharp from 'sharp';
import { BadConfig } from '../start-error';
import type { Config } from './read-config';

/** A configured picture for the pages; the size of a remote one is unknown. */
interface SitePicture {
  src: string;
  width?: number;
  height?: number;
}

/** By configured value: an address, or a file name. */
export type SitePictures = ReadonlyMap<string, SitePicture>;

/** Size limit: every visitor loads it. */
const largestKilobytes = 300;
/** An SVG opened directly runs on our origin. */
const running = /<script|<foreignobject|\son\w+\s*=|javascript:/i;

/**
 * Publishes configured picture files under names made of their content.
 * @throws BadConfig naming each setting whose file cannot be used
 */
export async function openSitePictures(
  config: Config,
  publishedDir: string,
): Promise<SitePictures> {
  const pictures = new Map<string, SitePicture>();
  const wrong: string[] = [];
  for (const [setting, value] of picturesOf(config)) {
    try {
      pictures.set(value, isAddress(value) ? { src: value } : await publish(value, publishedDir));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      wrong.push(`${setting} : ${value} ne peut pas être montré (${why})`);
    }
  }
  if (wrong.length > 0) throw new BadConfig(wrong);
  return pictures;
}

/** Origins of pictures on other servers, for the CSP. */
export function pictureOrigins(config: Config): string[] {
  const addresses = picturesOf(config).map(([, value]) => value);
  const places = [...addresses.filter(isAddress), config.s3?.publicUrl ?? ''].filter(Boolean);
  return [...new Set(places.map((address) => new URL(address).origin))];
}

function picturesOf({ LOGO_LIGHT, LOGO_DARK, PARTNERS = [] }: Config): [string, string][] {
  const given: [string, string | undefined][] = [
    ['LOGO_LIGHT', LOGO_LIGHT],
    ['LOGO_DARK', LOGO_DARK],
    ...PARTNERS.map(({ picture }): [string, string | undefined] => ['PARTNERS', picture]),
  ];
  return given.flatMap(([setting, value]) => (value ? [[setting, value]] : []));
}

const isAddress = (value: string) => value.startsWith('https:');

async function publish(file: string, publishedDir: string): Promise<SitePicture> {
  const { size } = await stat(file);
  if (size > largestKilobytes * 1024) throw new Error(`au plus ${largestKilobytes} Ko`);
  const content = await readFile(file);
  const { width, height, format } = await sharp(content).metadata();
  if (format === 'svg' && running.test(content.toString('utf8'))) {
    throw new Error('un SVG ne porte pas de script');
  }
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const name = `media/site.${hash}${extname(file).toLowerCase()}`;
  await placeFile(content, join(publishedDir, 'assets', name));
  return { src: `/assets/${name}`, width, height };
}
