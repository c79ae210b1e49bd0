/** `npm start`: from a fresh clone to the composed product (README, "Démarrer"). */
import {
  attachServer,
  buildWhatChanged,
  installWhenNeeded,
  requireDisk,
  requireNode,
  requirePort,
} from './lib.mjs';

requireNode();
requireDisk(0.5);
await requirePort(Number(process.env.PORT ?? 3000));
await installWhenNeeded();
await buildWhatChanged();
process.exitCode = await attachServer();
