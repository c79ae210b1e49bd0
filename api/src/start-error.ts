/** A start that cannot go on: says what is wrong and what to do, without a stack trace. */
export class StartError extends Error {
  constructor(
    message: string,
    readonly advice: string,
  ) {
    super(message);
    this.name = 'StartError';
  }
}
