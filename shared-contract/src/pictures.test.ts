import { filesOfPicture, pictureSources } from './pictures';

const files = (folder: string, name: string) =>
  filesOfPicture(folder, name).map(({ file, width }) => `${file} ${width}`);

test('a large cover has three widths, in each of its formats', () => {
  expect(files('covers', '3f-1600x900-avif')).toEqual([
    '480.webp 480',
    '960.webp 960',
    '1600.webp 1600',
    '480.avif 480',
    '960.avif 960',
    '1600.avif 1600',
  ]);
});

test('a small one has no width above its own', () => {
  expect(files('covers', '3f-700x900')).toEqual(['480.webp 480', '1600.webp 700']);
  expect(files('photos', '3f-120x90')).toEqual(['500.webp 120']);
});

test('each width keeps the aspect ratio of the picture', () => {
  const sizes = filesOfPicture('covers', '3f-1200x675').map(({ width, height }) => [width, height]);
  expect(sizes).toEqual([
    [480, 270],
    [960, 540],
    [1200, 675],
  ]);
});

test.each([
  ['another folder', 'secrets', '3f-700x900'],
  ['a name inherited by every object', 'toString', '3f-700x900'],
  ['no size', 'covers', '3f'],
  ['another format', 'covers', '3f-700x900-gif'],
])('%s has no file', (_what, folder, name) => {
  expect(files(folder, name)).toEqual([]);
});

test('srcset states the true widths', () => {
  expect(pictureSources('/files/covers/3f-1200x675-avif/1600.webp')).toEqual({
    webp:
      '/files/covers/3f-1200x675-avif/480.webp 480w, /files/covers/3f-1200x675-avif/960.webp 960w, ' +
      '/files/covers/3f-1200x675-avif/1600.webp 1200w',
    avif:
      '/files/covers/3f-1200x675-avif/480.avif 480w, /files/covers/3f-1200x675-avif/960.avif 960w, ' +
      '/files/covers/3f-1200x675-avif/1600.avif 1200w',
  });
  expect(pictureSources('https://api.alumni.test/files/photos/3f-500x500/500.webp')).toEqual({
    webp:
      'https://api.alumni.test/files/photos/3f-500x500/160.webp 160w, ' +
      'https://api.alumni.test/files/photos/3f-500x500/500.webp 500w',
  });
  expect(pictureSources('/art/emploi.svg')).toEqual({});
});
