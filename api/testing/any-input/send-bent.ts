import sharp from 'sharp';
import type { Scene } from '../callers';
import type { Answer } from '../client';
import { form } from '../form';
import type { RightRequest } from '../request-maker';
import { addressOf } from '../right-requests';
import { encode, type Bend } from './bends';
import { fieldsOf, withField } from './fields';

/** Mutates a valid request and sends it; for a request without fields, the query is mutated. */
export function sendBent(
  scene: Scene,
  route: string,
  right: RightRequest,
  bend: Bend,
): Promise<Answer> {
  const [method = 'GET', url = ''] = route.split(' ');
  switch (bend.kind) {
    case 'field':
    case 'missing': {
      const fields = fieldsOf(right);
      const path = fields[bend.at % fields.length];
      const value = bend.kind === 'missing' ? undefined : bend.value;
      return send(scene, method, url, path ? withField(right, path, value) : right);
    }
    case 'unknown': {
      const part = right.form ? ['form', 'fields'] : right.json ? ['json'] : ['query'];
      return send(scene, method, url, withField(right, [...part, bend.name], bend.value));
    }
    case 'query': {
      const address = pathOf(url, right);
      const { json } = right;
      return scene.browser.send(method as 'GET', `${address}?${bend.text}`, json);
    }
    case 'headers': {
      const { json } = right;
      const options = { headers: bend.headers };
      return scene.browser.send(method as 'GET', addressOf(url, right), json, options);
    }
    case 'body': {
      const options = { headers: { 'content-type': bend.type } };
      const payload = method === 'GET' ? undefined : bend.content;
      return scene.browser.send(method as 'POST', addressOf(url, right), payload, options);
    }
    case 'multipart':
      return sendBroken(scene, method, addressOf(url, right), right, bend);
  }
}

function send({ browser }: Scene, method: string, url: string, request: RightRequest) {
  const query = Object.entries(request.query ?? {})
    .flatMap(([name, value]) =>
      [value].flat().map((item) => `${encode(name)}=${encode(asText(item))}`),
    )
    .join('&');
  const address = pathOf(url, request) + (query && `?${query}`);
  if (!request.form) return browser.send(method as 'POST', address, request.json);
  const texts = Object.entries(request.form.fields).map(([name, value]) => [name, asText(value)]);
  const [payload, options] = form(Object.fromEntries(texts), request.form.files);
  return browser.send(method as 'POST', address, payload, options);
}

function pathOf(url: string, { params = {} }: RightRequest): string {
  return url.replace(/:(\w+)|\*/g, (star, name: string = star) => encode(asText(params[name])));
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

const limit = 5 * 1024 * 1024;
let giant: Promise<Buffer> | undefined;
/**
 * A few kilobytes that decompress to 15,000 by 15,000 pixels. Compressing them takes seconds, so do
 * it once.
 */
export const giantPicture = () =>
  (giant ??= sharp({
    create: { width: 15_000, height: 15_000, channels: 3, background: '#b4532a' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer());

async function sendBroken(
  { browser }: Scene,
  method: string,
  address: string,
  right: RightRequest,
  { how, at }: Extract<Bend, { kind: 'multipart' }>,
): Promise<Answer> {
  const fields = right.form?.fields ?? { titre: 'x' };
  const files = right.form?.files ?? { picture: Buffer.from('x') };
  const [name = 'picture'] = Object.keys(files);
  const type = 'multipart/form-data; boundary=----alumni-test';
  const [whole] = form(fields, files);
  const sent: Record<typeof how, () => [Buffer, string] | Promise<[Buffer, string]>> = {
    'cut short': () => [whole.subarray(0, at % whole.length), type],
    'another boundary': () => [whole, 'multipart/form-data; boundary=autre'],
    'no boundary': () => [whole, 'multipart/form-data'],
    'part without headers': () => [
      Buffer.from('------alumni-test\r\n\r\nx\r\n------alumni-test--\r\n'),
      type,
    ],
    'huge field name': () => [form({ ...fields, ['n'.repeat(20_000)]: 'x' }, files)[0], type],
    'many parts': () => [
      form(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`f${n}`, 'x'])), files)[0],
      type,
    ],
    'many files': () => [
      form(fields, { ...files, second: Buffer.from('x'), third: Buffer.from('x') })[0],
      type,
    ],
    'file under another name': () => [form(fields, { autre: Buffer.from('x') })[0], type],
    'text instead of the picture': () => [form(fields, { [name]: Buffer.from('x') })[0], type],
    'giant picture': async () => [form(fields, { [name]: await giantPicture() })[0], type],
    'too heavy a file': () => [form(fields, { [name]: Buffer.alloc(limit + 1, 1) })[0], type],
    'field as file': () => [form({}, { titre: Buffer.from('x'), ...files })[0], type],
    'bytes of nothing': () => [Buffer.alloc(at), type],
  };
  const [payload, contentType] = await sent[how]();
  const options = { headers: { 'content-type': contentType } };
  return browser.send(method as 'POST', address, payload, options);
}
