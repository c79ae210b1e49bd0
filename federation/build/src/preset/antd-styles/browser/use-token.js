// @ts-expect-error: antd has no such file, token-values-loader.mjs makes it
import { token } from 'antd/es/theme/useToken.js?values';

/**
 * With reduced motion antd must not wait for animations: the page's style sheet shortens them, and
 * one that ends before antd listens would leave its popup out of the screen.
 */
const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')?.matches ?? false;
const values = { ...token, motion: !isStill };

/** Replaces antd's hook: sizes and times that components read in the browser, as written at build. */
const constant = [null, values, '', values, { prefix: 'ant', key: '' }, true];

export default function useToken() {
  return constant;
}
