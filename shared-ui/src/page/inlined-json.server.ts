/** Where there is no page yet: what will be inlined in it (federation/src/server-view.tsx). */
const page = globalThis as { inlined?: Record<string, unknown> };

/** What will stand in the page under this id. */
export function inlinedJson(id: string): unknown {
  return page.inlined?.[id] ?? null;
}
