#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { developAgainst } from './dev/develop-against.mjs';

const usage = 'npm run dev -- --against https://exemple.test [--port 3000]';

try {
  const { against, port } = optionsOf(process.argv.slice(2));
  await developAgainst({ dir: process.cwd(), url: against, port: Number(port) });
} catch (error) {
  console.error(`✖ ${/** @type {Error} */ (error).message}\n  → ${usage}`);
  process.exit(1);
}

function optionsOf(args) {
  const { against, port } = parsed(args);
  if (!against) throw new Error("L'adresse du réseau manque.");
  if (!(Number(port) > 0 && Number(port) <= 65_535)) {
    throw new Error(`« ${port} » n'est pas un port : un nombre de 1 à 65535 est attendu.`);
  }
  return { against, port };
}

function parsed(args) {
  try {
    return parseArgs({
      args,
      options: { against: { type: 'string' }, port: { type: 'string', default: '3000' } },
    }).values;
  } catch {
    throw new Error(`« ${args.join(' ')} » n'est pas compris.`);
  }
}
