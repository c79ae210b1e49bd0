import type { ShadowBox } from '@alumni/federation-runtime/shadow';

declare global {
  var __webpack_public_path__: string;
}

/** Event of `offerSheet` (preset/standard-config.mjs): another address is in the list. */
const arrival = 'alumni-sheet';

/**
 * Keeps the style sheets of this entry in a box, those of parts that load later too.
 * @returns resolves once the known ones are applied, with the end of following
 */
export async function followSheets(box: ShadowBox): Promise<() => void> {
  let shown = 0;
  async function show() {
    const sheets = ownSheets();
    if (sheets.length === shown) return;
    shown = sheets.length;
    await box.setSheets(sheets.map((href) => ({ href })));
  }
  // A part without its sheet is better than none.
  const onArrival = () => void show().catch(() => undefined);
  addEventListener(arrival, onArrival);
  const stop = () => removeEventListener(arrival, onArrival);
  await show().catch((error: unknown) => {
    stop();
    throw error;
  });
  return stop;
}

const ownSheets = () => [
  ...new Set((window.__alumniSheets ?? []).filter((href) => href.startsWith(folder()))),
];

const folder = () => new URL(__webpack_public_path__, document.baseURI).href;
