import { faultOf } from '@alumni/federation-runtime';
import { matchRoute } from '@alumni/shared-ui/router';
import type { AppRoute } from '../composition/app-routes';
import { reportFault } from './report-fault';
import { safeMessage } from './safe-message';

/**
 * Reports errors in handlers and promises of a remote, which break no screen, once per message.
 * Ignores errors of the shell, of extensions and of calls that the API refused.
 * @returns stops watching
 */
export function watchStrayErrors(routes: AppRoute[]): () => void {
  const reported = new Set<string>();

  function report(error: unknown, file = '') {
    if (!(error instanceof Error) || 'isAxiosError' in error) return;
    const remote = codeOf.exec(`${file} ${error.message} ${error.stack}`)?.[1];
    const message = `${remote} ${safeMessage(error)}`;
    if (!remote || reported.has(message)) return;
    reported.add(message);
    const name = matchRoute(location.pathname)?.name;
    const ref = routes.find((route) => route.name === name)?.ref;
    void reportFault(faultOf(error, remote, ref?.remote === remote ? ref.screen : ''));
  }

  const onError = ({ error, filename }: ErrorEvent) => report(error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

const codeOf = /\/remotes\/(\w+)\//;
