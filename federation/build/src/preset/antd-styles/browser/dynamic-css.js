/** Replaces the functions by which antd's parts write style tags, which the CSP of a page refuses. */
export const injectCSS = () => null;
export const updateCSS = () => null;
export const removeCSS = () => undefined;
export const clearContainerCache = () => undefined;
