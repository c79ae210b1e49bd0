import { TestEnvironment } from 'jest-environment-jsdom';
import './compile.mjs';
import { stopStorages } from './stop-storages.mjs';

const webGlobals = {
  AbortController,
  AbortSignal,
  Headers,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
};

/** No layout and no preferences: media queries never match, and resize observers never fire. */
const stillPage = {
  matchMedia: (media) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  scrollTo: () => undefined,
};

/** Node's MessageChannel would keep the test process alive. */
class MessageChannel {
  port1 = { onmessage: /** @type {((event: { data: unknown }) => void) | null} */ (null) };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) };
}

/**
 * jsdom with missing browser APIs: those for the router come from Node, those for antd do nothing.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, webGlobals, stillPage, { MessageChannel });
    // jsdom lays nothing out: what is in the document is visible.
    this.global.Element.prototype.checkVisibility = function checkVisibility() {
      return this.isConnected;
    };
    this.global.getComputedStyle = withoutPseudoElements(this.global.getComputedStyle);
  }

  async teardown() {
    await super.teardown();
    stopStorages();
  }
}

/**
 * jsdom logs an error for styles of a pseudo-element, then returns the element's own: omit the
 * argument.
 */
const withoutPseudoElements = (getComputedStyle) => (element) => getComputedStyle(element);
