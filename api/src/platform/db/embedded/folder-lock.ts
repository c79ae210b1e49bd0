import { rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../../start-error';

/**
 * Locks a folder for this process: two PGlite on one folder lose rows silently. The lock is a
 * listening socket, which the system closes however the process ends.
 * @returns releases the lock
 * @throws FolderTaken when another process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const { dev, ino } = statSync(folder);
  const name = `alumni-${dev}-${ino}`;
  const address = addressOf(folder, name);
  const server = createServer((socket) => socket.destroy());
  try {
    await listen(server, address.path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (!address.isFile || (await answers(address.path))) throw new FolderTaken(folder);
    rmSync(address.path, { force: true });
    await listen(server, address.path);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function addressOf(folder: string, name: string): { path: string; isFile: boolean } {
  if (process.platform === 'linux') return { path: `\0${name}`, isFile: false };
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${name}`, isFile: false };
  return { path: join(folder, 'lock.sock'), isFile: true };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** On systems other than Linux and Windows a crash leaves the socket file: nobody listens on it. */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Another process uses the folder. */
export class FolderTaken extends StartError {
  constructor(folder: string) {
    super(
      `Le dossier de données ${folder} est déjà utilisé par un autre processus.`,
      'Arrêtez cet autre serveur, ou choisissez un autre dossier avec DATA_DIR.',
    );
  }
}
