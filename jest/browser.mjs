import { TestEnvironment } from 'jest-environment-jsdom';

const webGlobals = {
  AbortController,
  AbortSignal,
  Headers,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
};

/** A page without size nor preferences: no condition holds, nothing is ever resized. */
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
};

/** Node's own would keep the test process alive. */
class MessageChannel {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) };
}

/** jsdom with what every browser has: for the router taken from Node, for antd kept still. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, webGlobals, stillPage, { MessageChannel });
    this.global.getComputedStyle = withoutPseudoElements(this.global.getComputedStyle);
  }
}

/** jsdom complains when asked for the style of a scroll bar, and answers the element's own. */
const withoutPseudoElements = (getComputedStyle) => (element) => getComputedStyle(element);
