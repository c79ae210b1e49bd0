/** The part of nise that the tests use; its published types are of another major version. */
declare module 'nise' {
  export interface FakeXMLHttpRequest {
    readonly method: string;
    readonly url: string;
    readonly requestHeaders: Record<string, string>;
    readonly requestBody: unknown;
    readonly withCredentials: boolean;
    readonly timeout: number;
    readonly aborted?: boolean;
    onSend: (request: FakeXMLHttpRequest) => void;
    respond: (status: number, headers: Record<string, string>, body: string) => void;
    /** The network is down. */
    error: () => void;
    /** The answer is too late. */
    triggerTimeout: () => void;
    uploadProgress: (event: { loaded: number; total: number }) => void;
  }

  export interface FakeNetwork {
    onCreate: (request: FakeXMLHttpRequest) => void;
    restore: () => void;
  }

  export const fakeXhr: { useFakeXMLHttpRequest: () => FakeNetwork };
}
