export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What a caller may ask of one call. */
export interface CallOptions {
  /** Cancels the call, which rejects with an `AbortError`. */
  signal?: AbortSignal;
  /** Milliseconds until the whole answer is there. */
  timeout?: number;
  /** Bytes sent so far; without `total` when the browser does not know it. */
  onUploadProgress?: (event: { loaded: number; total?: number }) => void;
}

export interface Call extends CallOptions {
  method: Method;
  /** Absolute, or from the root of this site. */
  url: string;
  headers: Record<string, string>;
  withCredentials: boolean;
  /** Sent as it is when a FormData, as JSON otherwise; undefined: no body. */
  body?: unknown;
}

export interface Answer<Body> {
  status: number;
  /** Parsed JSON; the text itself when it is something else. */
  data: Body;
  /** @returns value of a response header, null without it */
  header: (name: string) => string | null;
}
