import { loadText, loadTimes } from './load-times';

/** The shell: its version, for who may know it, and what it cost. */
export function ShellRow({ version }: { version: string | undefined }) {
  const times = loadTimes('/assets/');
  return (
    <li>
      <p>
        <strong>Cadre du site</strong>
      </p>
      {version && <code>{version}</code>}
      {times && <small>{loadText(times)}</small>}
    </li>
  );
}
