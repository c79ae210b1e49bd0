#!/usr/bin/env node
import { tsImport } from 'tsx/esm/api';

await tsImport('./terminal.ts', import.meta.url);
