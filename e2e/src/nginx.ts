import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:http2';
import { connect as tlsConnect } from 'node:tls';
import { repository } from './production';

/** Whether the program is on this machine; without it a test is skipped as 'serveur nginx'. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface NginxPorts {
  http: number;
  https: number;
  /** Of the API's processes. */
  api: number[];
}

/**
 * Starts nginx with the configuration of deploy/nginx. Only ports and places differ from what an
 * operator installs.
 */
export async function startNginx(folder: string, ports: NginxPorts) {
  const tls = join(folder, 'tls');
  const included = join(folder, 'alumni');
  for (const path of [tls, included, join(folder, 'logs')]) mkdirSync(path, { recursive: true });
  const install = (name: string, target: string) => {
    const text = readFileSync(join(repository, 'deploy/nginx', name), 'utf8');
    writeFileSync(target, placed(text, { tls, included }, ports));
  };
  install('alumni.conf', join(folder, 'alumni.conf'));
  for (const name of ['upstream.conf', 'forward.conf']) install(name, join(included, name));
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, mainOf(folder));
  makeCertificate(tls);
  const args = ['-p', folder, '-c', main];
  execFileSync('nginx', ['-t', '-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  const child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  return {
    certificate: readFileSync(join(tls, 'fullchain.pem')),
    pid: child.pid!,
    pidFile: join(folder, 'nginx.pid'),
    upstream: join(included, 'upstream.conf'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The configuration with the ports and the places of a test. */
function placed(text: string, at: { tls: string; included: string }, ports: NginxPorts): string {
  return text
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replace(/^( *server 127\.0\.0\.1:)3001(.*)\n.*:3002.*$/m, (_all, start, end) =>
      ports.api.map((port) => `${start}${port}${end}`).join('\n'),
    )
    .replaceAll('/etc/alumni/tls', at.tls)
    .replaceAll('/etc/nginx/alumni', at.included);
}

/** What a distribution's nginx.conf holds around it, below a folder. */
function mainOf(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 2;
    pid ${folder}/nginx.pid;
    error_log ${folder}/logs/error.log;
    events { worker_connections 512; }
    http {
      access_log off;
      ${temporary}
      include ${folder}/alumni.conf;
    }`;
}

/** A throw-away certificate for alumni.example. */
function makeCertificate(folder: string): void {
  const subject = [
    '-subj',
    '/CN=alumni.example',
    '-addext',
    'subjectAltName=DNS:alumni.example,DNS:remotes.alumni.example',
  ];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'ignore' });
}

export interface ProxyAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface ProxyRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Address of loopback from which the client calls. */
  from?: string;
}

/**
 * A client that speaks HTTP/2 only, and trusts this certificate only. As browsers do, it repeats a
 * request of any method that the server refused unseen (RFC 9113, 8.7): nginx does so at a reload.
 */
export function http2Client(port: number, certificate: Buffer, host = 'alumni.example') {
  return async function send(path: string, asked: ProxyRequest = {}): Promise<ProxyAnswer> {
    const session = connect(`https://${host}:${port}`, {
      createConnection: () =>
        tlsConnect({
          host: '127.0.0.1',
          port,
          ca: certificate,
          servername: host,
          ALPNProtocols: ['h2'],
          ...(asked.from && { localAddress: asked.from }),
        }),
    });
    try {
      return await ask(session, path, asked);
    } catch (error) {
      if (!String(error).includes('NGHTTP2_REFUSED_STREAM')) throw error;
      return await send(path, asked);
    } finally {
      session.close();
    }
  };
}

function ask(session: ReturnType<typeof connect>, path: string, asked: ProxyRequest) {
  return new Promise<ProxyAnswer>((resolve, reject) => {
    session.on('error', reject);
    const stream = session.request({
      ':method': asked.method ?? 'GET',
      ':path': path,
      accept: 'application/json',
      ...asked.headers,
    });
    let headers: ProxyAnswer['headers'] = {};
    const chunks: Buffer[] = [];
    stream.on('response', (all) => (headers = all as ProxyAnswer['headers']));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', reject);
    stream.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      resolve({ status: Number(headers[':status']), headers, text });
    });
    stream.end(asked.body);
  });
}
