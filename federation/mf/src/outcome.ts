/** What a command ends with, for scripts: `mf --help` tells them. */
export const exitCodes = { done: 0, refused: 1, usage: 2, nothing: 3, outrun: 4 } as const;
export type Ending = keyof typeof exitCodes;

export interface Outcome {
  ending: Ending;
  /** For people; several lines when there is much to say. */
  text: string;
  /** What `--json` adds to `ok`, `code` and `message`. */
  data?: object;
}

/** Ends a command early, with a sentence for people. */
export class EarlyExit extends Error {
  constructor(
    readonly ending: Exclude<Ending, 'done'>,
    message: string,
  ) {
    super(message);
  }
}
