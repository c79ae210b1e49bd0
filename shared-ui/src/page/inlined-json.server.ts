/** Server version, before the page exists: the data to inline (federation/build/src/server-view.tsx). */
const page = globalThis as { inlined?: Record<string, unknown> };

/** @param id of the script element to be inlined */
export function inlinedJson(id: string): unknown {
  return page.inlined?.[id] ?? null;
}
