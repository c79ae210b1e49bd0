import type { Registry } from '@alumni/shared-contract';
/** release.json of the baseline. */
export interface BaselineRelease {
    entry: Files;
    /** `mf_public/HomeScreen`, a layout, antd's theme → files of their `import()`. */
    chunks: Record<string, Files>;
}
interface Files {
    js: string[];
    css: string[];
}
/**
 * The product's page with the files of one application: same head, nonce, site and inlined data.
 */
export declare function baselinePage(served: string, path: string, registry: Registry, release: BaselineRelease): string;
export {};
