#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { developAgainst } from './dev/develop-against.mjs';

const usage = 'npm run dev -- --against https://exemple.test [--port 3000]';

try {
  const options = { against: { type: 'string' }, port: { type: 'string', default: '3000' } };
  const { values } = parseArgs({ options });
  const port = Number(values.port);
  if (!(port > 0 && port <= 65_535)) throw new Error(`« ${values.port} » n'est pas un port.`);
  await developAgainst({ dir: process.cwd(), url: values.against ?? '', port });
} catch (error) {
  console.error(`✖ ${error.message}\n  → ${usage}`);
  process.exit(1);
}
