/** How a test starts a program of the API: TypeScript as it is, V8 as this run of tests has it. */
export const programFlags = [...process.execArgv, '--import', 'tsx'];
