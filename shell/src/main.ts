import {
  nextTask,
  pageScripts,
  readRegistry,
  type ShellIntegrity,
} from '@alumni/federation-runtime';
import { readableText } from './first-view/readable-text';
import { serverView } from './first-view/server-view';

// webpack's own function, which loads a file of this build (https://webpack.js.org/api/module-variables).
// Assigned below: the rule does not see it.
// oxlint-disable-next-line prefer-const
declare let __webpack_chunk_load__: (id: string | number) => Promise<unknown>;

const textOf = (id: string) => document.getElementById(id)?.textContent;
const remotesOrigin = textOf('remotes-origin');
const registry = readRegistry(
  textOf('registry'),
  storage(),
  remotesOrigin ? (JSON.parse(remotesOrigin) as string) : '',
);
const scripts = pageScripts(registry.remotes, shellIntegrity());
window.__prepareScript = scripts.prepare;

// What waits for a file runs in a task of its own: on a slow phone each step takes long, and the
// browser handles input between them.
const loadChunk = __webpack_chunk_load__;
__webpack_chunk_load__ = async (id) => {
  await loadChunk(id);
  await nextTask();
};

start().catch(showFailure);

/** React DOM is half of what the shell evaluates: it has a task of its own. */
async function start() {
  await import('react-dom/client');
  const { bootstrap } = await import(/* webpackChunkName: 'bootstrap' */ './bootstrap');
  await nextTask();
  await bootstrap(registry, scripts);
}

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
