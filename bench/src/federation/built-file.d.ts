interface BuiltFile {
    body: Buffer;
    headers: Record<string, string>;
}
/**
 * A file of a build, compressed if the build has it compressed.
 * @param folders the first one that has the file
 */
export declare function readBuilt(folders: string[], name: string): Promise<BuiltFile | null>;
/** The gateway's headers, so that they weigh the same. */
export declare function headersOfAsset(product: string): Promise<Record<string, string>>;
/** Without headers about one body or connection. */
export declare function plain(headers: [string, string][]): Record<string, string>;
export {};
