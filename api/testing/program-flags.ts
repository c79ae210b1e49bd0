/** Node flags to start a program of the API in a test: TypeScript, and the V8 flags of this run. */
export const programFlags = [...process.execArgv, '--import', 'tsx'];
