import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/**
 * What the server does with the next mails: takes them; says "later" or "never" after the text;
 * says "never" to the address; hangs up after the text, which it has kept; says nothing for long.
 */
type Mood = 'taking' | 'later' | 'never' | 'unknown address' | 'hanging up' | 'silent';

/** A mail server on loopback that remembers what it was sent. */
export interface TestSmtp {
  url: string;
  received: string[];
  /** How many connections came, and how many of them were encrypted in the end. */
  connections: { all: number; encrypted: number };
  refuse(isRefusing: boolean): void;
  behave(mood: Mood): void;
  close(): Promise<void>;
}

export async function startSmtp(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtp> {
  const received: string[] = [];
  const connections = { all: 0, encrypted: 0 };
  let mood: Mood = 'taking';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, done) {
      connections.all += 1;
      done();
    },
    onRcptTo: (_address, _session, done) =>
      done(mood === 'unknown address' ? refusal(550, 'no such user') : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (session.secure) connections.encrypted += 1;
        if (mood === 'later') return done(refusal(451, 'busy'));
        if (mood === 'never') return done(refusal(554, 'refused'));
        received.push(Buffer.concat(chunks).toString('utf8'));
        if (mood === 'taking') return done();
        // The mail is kept, and its sender never hears of it.
        if (mood === 'hanging up') for (const { _socket } of open(server)) _socket.destroy();
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
      mood = isRefusing ? 'later' : 'taking';
    },
    behave: (value) => {
      mood = value;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Its connections, which the types do not show. */
function open(server: SMTPServer) {
  const { connections } = server as unknown as {
    connections: Set<{ _socket: { destroy(): void } }>;
  };
  return [...connections];
}
