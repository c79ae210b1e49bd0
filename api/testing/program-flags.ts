/** Node's flags for a program that a test starts: the V8 flags of this run. */
export const programFlags = process.execArgv;
