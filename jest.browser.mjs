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

/** jsdom with what every browser has and the router needs, taken from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, webGlobals);
  }
}
