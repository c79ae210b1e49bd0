/**
 * Package of a share key: `antd/es/button` → `antd`. Plain JavaScript, because webpack reads it without
 * a compiler.
 * @param {string} key
 * @returns {string}
 */
export function packageOf(key) {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
}
