/** jsdom decodes no pictures: treat each as small enough. */
export function decodePictures(): void {
  const bitmap = { width: 800, height: 450, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap) });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
}

export const picture = () => new File(['…'], 'accueil.png', { type: 'image/png' });
