import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Emscripten's Node file system, as far as this module patches it. */
interface NodeFileSystem {
  realPath(node: object): string;
  stream_ops: { fsync?: (stream: { nfd?: number; node: object }) => number };
}

type PreRun = (module: { FS: { filesystems: { NODEFS: NodeFileSystem } } }) => void;

/**
 * PGlite's Node file system has no fsync: PostgreSQL's calls succeed and do nothing. This one calls
 * the operating system, and counts the calls.
 */
export class DurableNodeFS extends NodeFS {
  fsyncs = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync: PreRun = (module) => {
      const files = module.FS.filesystems.NODEFS;
      files.stream_ops.fsync = (stream) => {
        this.fsyncs += 1;
        if (stream.nfd === undefined) syncPath(files.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = [...((emscriptenOpts.preRun ?? []) as unknown as PreRun[]), addFsync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts };
  }
}

/** Fsyncs a file or folder by path. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
