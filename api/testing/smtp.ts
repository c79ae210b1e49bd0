import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/**
 * How the server treats the next mails: accepts; 4xx or 5xx after the text; 5xx for the address;
 * closes the connection after storing the text; does not answer.
 */
type ServerBehaviour = 'taking' | 'later' | 'never' | 'unknown address' | 'hanging up' | 'silent';

/** An SMTP server on loopback that stores its mails. */
export interface TestSmtp {
  url: string;
  received: string[];
  /** Number of connections, and of those that became encrypted. */
  connections: { all: number; encrypted: number };
  refuse(isRefusing: boolean): void;
  behave(behaviour: ServerBehaviour): void;
  close(): Promise<void>;
}

export async function startSmtp(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtp> {
  const received: string[] = [];
  const connections = { all: 0, encrypted: 0 };
  let behaviour: ServerBehaviour = 'taking';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, done) {
      connections.all += 1;
      done();
    },
    onRcptTo: (_address, _session, done) =>
      done(behaviour === 'unknown address' ? refusal(550, 'no such user') : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (session.secure) connections.encrypted += 1;
        if (behaviour === 'later') return done(refusal(451, 'busy'));
        if (behaviour === 'never') return done(refusal(554, 'refused'));
        received.push(Buffer.concat(chunks).toString('utf8'));
        if (behaviour === 'taking') return done();
        // The mail is stored, but the sender gets no answer.
        if (behaviour === 'hanging up') for (const { _socket } of open(server)) _socket.destroy();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    connections,
    refuse: (isRefusing) => {
      behaviour = isRefusing ? 'later' : 'taking';
    },
    behave: (value) => {
      behaviour = value;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Open connections, missing in the types. */
function open(server: SMTPServer) {
  const { connections } = server as unknown as {
    connections: Set<{ _socket: { destroy(): void } }>;
  };
  return [...connections];
}
