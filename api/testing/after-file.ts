const closers: (() => Promise<void>)[] = [];

/** Closes something once the last test of this file is over. */
export function closeAfterFile(close: () => Promise<void>): void {
  closers.push(close);
}

afterAll(async () => {
  for (const close of closers) await close();
});
