/** Package of a share key: `antd/es/button` → `antd`, `@alumni/shared-ui/page` → `@alumni/shared-ui`. */
export function packageOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
}
