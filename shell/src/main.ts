import { pageScripts, readRegistry, type ShellIntegrity } from '@alumni/federation-runtime';
import { readableText } from './first-view/readable-text';
import { serverView } from './first-view/server-view';

const textOf = (id: string) => document.getElementById(id)?.textContent;
const remotesOrigin = textOf('remotes-origin');
const registry = readRegistry(
  textOf('registry'),
  storage(),
  remotesOrigin ? (JSON.parse(remotesOrigin) as string) : '',
);
const scripts = pageScripts(registry.remotes, shellIntegrity());
window.__prepareScript = scripts.prepare;

start().catch(showFailure);

/**
 * In several tasks: on a slow phone each step takes long, and input is handled between them. React DOM
 * is half of what the shell evaluates.
 */
async function start() {
  await import('react-dom/client');
  await nextTask();
  const { bootstrap } = await import(/* webpackChunkName: 'bootstrap' */ './bootstrap');
  await nextTask();
  await bootstrap(registry, scripts);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Hashes of the shell's files; none in development. */
function shellIntegrity(): ShellIntegrity | null {
  const text = textOf('integrity');
  return text ? (JSON.parse(text) as ShellIntegrity) : null;
}

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const failureText = 'Le site n’a pas pu démarrer. Vérifiez votre connexion.';

/** React is not available: a plain message with a reload button. */
function showFailure(error: unknown) {
  reportError(error);
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.className = 'boot-failure';
  const text = document.createElement('p');
  const isReadable = serverView() !== null;
  text.textContent = isReadable ? readableText : failureText;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Réessayer';
  button.addEventListener('click', () => location.reload());
  box.append(text, button);
  if (isReadable) document.body.append(box);
  else document.getElementById('root')?.replaceChildren(box);
}
