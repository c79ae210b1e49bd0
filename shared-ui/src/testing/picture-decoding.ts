/**
 * Replaces the picture functions that jsdom lacks: each picture is 800 by 450 pixels, which needs
 * no shrinking, and has the object URL `blob:1`.
 */
export function decodePictures(): void {
  const bitmap = { width: 800, height: 450, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap) });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
}

/** A PNG file for a `PictureField`, with `decodePictures`. */
export const picture = () => new File(['…'], 'accueil.png', { type: 'image/png' });
