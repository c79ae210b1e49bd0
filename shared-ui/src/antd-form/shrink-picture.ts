/** Maximum size of an uploaded picture, in bytes. */
const uploadBytes = 250 * 1024;

/**
 * Shrinks a picture to at most `side` pixels and 250 KB, as WebP (JPEG where the browser cannot
 * encode it).
 * @param side maximum width and height, in pixels
 * @returns the file itself when it is small enough
 * @throws when the file cannot be decoded as a picture
 */
export async function shrinkPicture(file: File, side: number): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const fits = Math.max(bitmap.width, bitmap.height) <= side;
    if (fits && file.size <= uploadBytes) return file;
    return await smallest(bitmap, side, file.name);
  } finally {
    bitmap.close();
  }
}

/** Reduces the quality first, then the size, until it fits. */
async function smallest(bitmap: ImageBitmap, side: number, name: string): Promise<File> {
  let best: Blob | null = null;
  for (const share of [1, 0.75, 0.5, 0.35]) {
    const canvas = drawn(bitmap, side * share);
    for (const quality of [0.85, 0.7, 0.55]) {
      best = await encoded(canvas, quality);
      if (best.size <= uploadBytes) return named(best, name);
    }
  }
  if (!best) throw new Error('The picture could not be encoded.');
  return named(best, name);
}

function drawn(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await blobOf(canvas, 'image/webp', quality);
  if (webp?.type === 'image/webp') return webp;
  const jpeg = await blobOf(canvas, 'image/jpeg', quality);
  if (!jpeg) throw new Error('The canvas returned no picture.');
  return jpeg;
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

function named(blob: Blob, original: string): File {
  const extension = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([blob], `${original.replace(/\.\w+$/, '')}.${extension}`, { type: blob.type });
}
