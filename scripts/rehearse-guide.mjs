/**
 * Installs the product by `docs/operations.md` on an empty Debian 12 under its own systemd: every
 * block of the guide as written, by the account that it names, with the time it takes. Needs root,
 * debootstrap, systemd-nspawn and iptables, 6 GB in MACHINE (/var/tmp/alumni-machine) and some ten
 * minutes. What the guide leaves to the operator is in `machine` and `beforeBlock`.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from './lib.mjs';

const machine = process.env.MACHINE ?? '/var/tmp/alumni-machine';
/** Debian as it was installed, and the same with what one rehearsal writes. */
const [debian, place] = [`${machine}/debian`, `${machine}/root`];
const name = 'alumnitest';
const [host, guest] = ['10.99.0.1', '10.99.0.2'];
const packages = [
  'systemd',
  'systemd-sysv',
  'dbus',
  'ca-certificates',
  'curl',
  'openssl',
  'git',
  'rsync',
  'nginx-light',
  'postgresql',
  'iproute2',
  'procps',
];
const run = (program, ...args) => execFileSync(program, args, { encoding: 'utf8' });
const seconds = (from) => ((Date.now() - from) / 1000).toFixed(1);

const enter = (pid) => ['-t', pid, '-m', '-u', '-i', '-n', '-p', '-C', '--', 'env', '-i'];
const environment = [
  'PATH=/usr/sbin:/usr/bin:/sbin:/bin',
  'LANG=C.UTF-8',
  'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
];
const inside = (pid, command) => run('nsenter', ...enter(pid), ...environment, 'sh', '-c', command);

/** The open shells: the machine does not end before them. */
const opened = [];
const childOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();

makeMachine();
const booted = spawn(
  'systemd-nspawn',
  ['--boot', '--quiet', '-D', place, '-M', name, '--network-veth', '--register=no', '--keep-unit'],
  { stdio: 'ignore' },
);
try {
  const pid = await systemdOf(booted.pid);
  connect();
  const shells = { root: openShell(pid, 'bash') };
  await shells.root(`ip addr add ${guest}/24 dev host0; ip link set host0 up
    ip route add default via ${host}
    systemctl start postgresql nginx`);
  for (const block of blocks()) {
    shells[block.account] ??= openShell(pid, `su --shell /bin/bash ${block.account}`);
    await beforeBlock(block, shells.root);
    const watch = block.script.includes('rolling-restart') ? watchHome(pid) : undefined;
    const from = Date.now();
    await shells[block.account](block.script);
    const answers = watch ? `; meanwhile ${await watch()}` : '';
    console.log(`${seconds(from).padStart(7)} s  ${block.step} (${block.account})${answers}`);
  }
  console.log(
    await shells.root(`systemctl --failed --no-legend
    ps -eo rss=,args= | grep '[s]erver.mjs'
    curl -sk -o /dev/null -w '%{http_code} HTTP/%{http_version} %{size_download} bytes\\n' https://127.0.0.1/
    ls /var/backups/alumni /mnt/elsewhere; du -sm /opt/alumni/releases/1`),
  );
} finally {
  const ended = once(booted, 'exit');
  for (const shell of opened) shell.kill('SIGKILL');
  // Its systemd, whose end ends all its processes; nspawn itself when it did not boot.
  process.kill(Number(childOf(booted.pid)) || Number(booted.pid), 'SIGKILL');
  await ended;
  run('umount', place);
}

/** The commands of the guide, in order. */
function blocks() {
  const guide = readFileSync(`${root}/docs/operations.md`, 'utf8').split('## Reference')[0];
  return guide.split(/^### /m).flatMap((section) => {
    const step = section.split('\n', 1)[0];
    return [...section.matchAll(/^```sh[^\n]*\n# (\w+)\n(.*?)^```$/gms)].map(
      ([, account, script]) => ({
        step,
        account,
        script,
      }),
    );
  });
}

/** What the guide asks of the operator in words. */
async function beforeBlock({ script }, asRoot) {
  if (script.includes('image.sh build')) {
    cpSync(`${root}/.git`, `${place}/opt/alumni/source/.git`, { recursive: true });
    await asRoot(`chown -R alumni: /opt/alumni/source
      runuser -u alumni -- git -C /opt/alumni/source reset --quiet --hard`);
  }
  if (script.includes('nginx -t')) await asRoot(certificate());
  if (script.includes('BACKUP_KEEP=')) await asRoot('install -d -o alumni /mnt/elsewhere');
}

function certificate() {
  const nginx = readFileSync(`${root}/deploy/nginx/alumni.conf`, 'utf8');
  const [full, key] = ['ssl_certificate', 'ssl_certificate_key'].map((name) => {
    const found = new RegExp(`${name}\\s+(.+);`).exec(nginx);
    if (!found) throw new Error(`deploy/nginx/alumni.conf has no ${name}`);
    return found[1];
  });
  return `mkdir -p $(dirname ${full})
    openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=alumni.example -keyout ${key} -out ${full}
    rm -f /etc/nginx/sites-enabled/default`;
}

/** An empty Debian, with Node as this process has it. */
function makeMachine() {
  if (!existsSync(`${debian}/etc/debian_version`)) {
    run('debootstrap', '--variant=minbase', `--include=${packages}`, 'bookworm', debian);
    // Debian chose another port when this machine's own PostgreSQL has 5432.
    run('chroot', debian, 'pg_conftool', '15', 'main', 'set', 'port', '5432');
  }
  const [upper, work] = [`${machine}/upper`, `${machine}/work`];
  for (const folder of [upper, work]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
  mkdirSync(place, { recursive: true });
  const layers = `lowerdir=${debian},upperdir=${upper},workdir=${work}`;
  run('mount', '-t', 'overlay', 'overlay', '-o', layers, place);
  copyFileSync(process.execPath, `${place}/usr/bin/node`);
  const npm = `${run('npm', 'root', '--global').trim()}/npm`;
  cpSync(npm, `${place}/usr/lib/node_modules/npm`, { recursive: true, dereference: true });
  run('ln', '-sf', '../lib/node_modules/npm/bin/npm-cli.js', `${place}/usr/bin/npm`);
  copyFileSync('/etc/resolv.conf', `${place}/etc/resolv.conf`);
  // A machine behind a proxy that inspects TLS needs its certificates.
  copyFileSync('/etc/ssl/certs/ca-certificates.crt', `${place}/etc/ssl/certs/ca-certificates.crt`);
  mkdirSync(`${place}/opt/alumni/source`, { recursive: true });
}

async function systemdOf(nspawn) {
  for (;;) {
    const pid = childOf(nspawn);
    if (pid && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'systemd') {
      try {
        inside(pid, 'systemctl is-system-running --wait');
        return pid;
      } catch {
        // The bus is not there yet.
      }
    }
    await pause(500);
  }
}

/** The machine reaches the registries through this one. */
function connect() {
  run('ip', 'addr', 'replace', `${host}/24`, 'dev', `ve-${name}`);
  run('ip', 'link', 'set', `ve-${name}`, 'up');
  writeFileSync('/proc/sys/net/ipv4/ip_forward', '1');
  const rule = ['POSTROUTING', '-s', `${host}/24`, '!', '-d', `${host}/24`, '-j', 'MASQUERADE'];
  try {
    run('iptables', '-t', 'nat', '-C', ...rule);
  } catch {
    run('iptables', '-t', 'nat', '-A', ...rule);
  }
}

/**
 * A shell that stays open, as a person's.
 * @returns runs commands; rejects with their output when one fails
 */
function openShell(pid, program) {
  const child = spawn('nsenter', [...enter(pid), ...environment, ...program.split(' ')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  opened.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.write('set -euo pipefail; exec 2>&1; trap "echo rehearsal:$?" EXIT\n');
  return async (script) => {
    child.stdin.write(`${script}\necho rehearsal:done\n`);
    let output = '';
    for (;;) {
      const { value = 'rehearsal:ended' } = await lines.next();
      if (value === 'rehearsal:done') return output;
      if (value.startsWith('rehearsal:')) throw new Error(`${script}\n${output}`);
      output += `${value}\n`;
    }
  };
}

/** Asks for the home page without a pause. @returns ends it, and says how many answered */
function watchHome(pid) {
  let isDone = false;
  const counts = {};
  const asked = (async () => {
    while (!isDone) {
      const args = ['-sk', '-o', '/dev/null', '-w', '%{http_code}', 'https://127.0.0.1/'];
      // Without an answer curl fails, and prints 000.
      const code = await promisify(execFile)('nsenter', [...enter(pid), 'curl', ...args]).then(
        ({ stdout }) => stdout,
        ({ stdout }) => stdout,
      );
      counts[code] = (counts[code] ?? 0) + 1;
    }
  })();
  return async () => {
    isDone = true;
    await asked;
    return Object.entries(counts)
      .map(([code, count]) => `${count} × ${code}`)
      .join(', ');
  };
}
