import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { PassThrough, type Duplex } from 'node:stream';

/**
 * A connection to a server that a test can cut, restore, or make silent: connected, without
 * answers.
 */
export interface Line {
  url: string;
  set(state: 'open' | 'cut' | 'silent'): void;
  /** Cuts it permanently after this many bytes. */
  cutAfter(bytes: number): void;
  close(): Promise<void>;
}

/** @param answers transforms the bytes that the server sends back */
export async function lineTo(
  target: URL,
  answers: () => Duplex = () => new PassThrough(),
): Promise<Line> {
  let state: 'open' | 'cut' | 'silent' = 'open';
  let left = Infinity;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket)),
    );
    return socket;
  };
  const set = (next: typeof state) => {
    state = next;
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    keep(client);
    if (state === 'cut') return client.destroy();
    if (state === 'silent') return client.resume();
    const far = keep(connect(Number(target.port), target.hostname));
    client.on('close', () => far.destroy());
    far.on('close', () => client.destroy());
    far.pipe(answers()).pipe(client);
    return client.on('data', (bytes) => {
      left -= bytes.length;
      if (left < 0) set('cut');
      else far.write(bytes);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      left = Infinity;
      set(next);
    },
    cutAfter: (bytes) => {
      left = bytes;
    },
    close: () => {
      set('cut');
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
