import type { Answer, Call } from './call';
import { HttpError } from './errors';

/**
 * Sends one call. By XMLHttpRequest: in most browsers, and over HTTP/1.1 in all of them, `fetch`
 * reports no progress of an upload.
 * @throws HttpError on another status than 2xx, and without an answer (offline, too late)
 */
export function send(call: Call): Promise<Answer<unknown>> {
  return new Promise((resolve, reject) => {
    const { method, url, headers, body, signal, onUploadProgress } = call;
    if (signal?.aborted) return reject(cancelled());
    const request = new XMLHttpRequest();
    request.open(method.toUpperCase(), url);
    request.withCredentials = call.withCredentials;
    request.timeout = call.timeout ?? 0;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    // A listener of uploads makes a call of another site ask first (CORS): only when it is used.
    if (onUploadProgress) {
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
        onUploadProgress(lengthComputable ? { loaded, total } : { loaded }),
      );
    }
    request.onload = () => {
      const answer = answerOf(request);
      if (answer.status >= 200 && answer.status < 300) resolve(answer);
      else reject(new HttpError(`The server answered ${answer.status}.`, answer));
    };
    request.onerror = () => reject(new HttpError('The server was not reached.'));
    request.ontimeout = () => reject(new HttpError('The answer did not come in time.'));
    request.onabort = () => reject(cancelled());
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) request.setRequestHeader('Content-Type', 'application/json');
    request.send(isForm ? body : body === undefined ? null : JSON.stringify(body));
  });
}

function answerOf(request: XMLHttpRequest): Answer<unknown> {
  const { status, responseText } = request;
  return { status, data: parsed(responseText), header: (name) => request.getResponseHeader(name) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const cancelled = () => new DOMException('The call was cancelled.', 'AbortError');
