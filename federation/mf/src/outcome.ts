/** Exit codes of a command, for scripts; listed by `mf --help`. */
export const exitCodes = { done: 0, refused: 1, usage: 2, nothing: 3, outrun: 4 } as const;
export type Ending = keyof typeof exitCodes;

export interface Outcome {
  ending: Ending;
  /** For people; may have several lines. */
  text: string;
  /** Additional fields of `--json`, besides `ok`, `code` and `message`. */
  data?: object;
}

/** Ends a command early, with a message for people. */
export class EarlyExit extends Error {
  constructor(
    readonly ending: Exclude<Ending, 'done'>,
    message: string,
  ) {
    super(message);
  }
}
