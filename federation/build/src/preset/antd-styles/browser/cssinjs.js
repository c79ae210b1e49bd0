import { createContext } from 'react';

/**
 * Replaces `@ant-design/cssinjs` and its utilities: antd's styles are in sheets (decision 29), so
 * nothing is computed in the browser. What antd's modules still name does nothing.
 */
export const StyleContext = createContext({});
export const createTheme = () => null;
export class Keyframes {}
export const unit = (size) => (typeof size === 'number' ? `${size}px` : size);
export const useStyleRegister = () => undefined;
export const mergeToken = (...tokens) => Object.assign({}, ...tokens);
export const genCalc = () => undefined;
export const statistic = {};
export const statisticToken = (token) => ({ token, keys: new Set(), flush: () => undefined });
