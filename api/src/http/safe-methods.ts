const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a method only reads (RFC 9110, 9.2.1). */
export const isSafe = (method: string): boolean => safeMethods.has(method);
