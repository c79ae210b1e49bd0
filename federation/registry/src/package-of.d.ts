/** Package of a share key: `antd/es/button` → `antd`, `@alumni/shared-ui/page` → `@alumni/shared-ui`. */
export function packageOf(key: string): string;
