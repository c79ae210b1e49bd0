import sharp from 'sharp';

/** A multipart form as a browser sends it; spread into a client's call: `post(url, ...form({…}))`. */
export function form(
  fields: Record<string, string>,
  files: Record<string, Buffer> = {},
): [Buffer, { headers: Record<string, string> }] {
  const boundary = '----alumni-test';
  const texts = Object.entries(fields).map(([name, value]) =>
    part(boundary, `name="${name}"`, Buffer.from(value)),
  );
  const pictures = Object.entries(files).map(([name, content]) =>
    part(boundary, `name="${name}"; filename="f.png"\r\nContent-Type: image/png`, content),
  );
  const body = Buffer.concat([...texts, ...pictures, Buffer.from(`--${boundary}--\r\n`)]);
  return [body, { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }];
}

function part(boundary: string, disposition: string, content: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

/** A real picture, of any size. */
export function png(width = 40, height = 30): Promise<Buffer> {
  const background = { r: 180, g: 83, b: 42 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
