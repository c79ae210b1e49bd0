#!/usr/bin/env node
import { tsImport } from 'tsx/esm/api';

const { runFromTerminal } = await tsImport('./terminal.ts', import.meta.url);
process.exitCode = await runFromTerminal(process.argv.slice(2));
