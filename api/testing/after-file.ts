const closers: (() => Promise<void>)[] = [];

/** Closes something after the last test of this file. */
export function closeAfterFile(close: () => Promise<void>): void {
  closers.push(close);
}

afterAll(async () => {
  for (const close of closers) await close();
});
