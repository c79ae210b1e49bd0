/** Names of the folders that hold a `remote.json`, sorted: `mf-directory`. */
export function remoteFolders(workspaceDir: string): string[];

/** `mf-directory` is the folder of the remote `mf_directory`. */
export function remoteNameOf(folder: string): string;
