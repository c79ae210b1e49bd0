import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { DiskReserve } from './disk-reserve';

interface Stream {
  nfd?: number;
  node: object;
}

/** Emscripten's Node file system, as far as this module patches it. */
interface NodeFileSystem {
  realPath(node: object): string;
  stream_ops: {
    fsync?: (stream: Stream) => number;
    write: (stream: Stream, ...rest: unknown[]) => number;
  };
}

interface Module {
  FS: { filesystems: { NODEFS: NodeFileSystem } };
  onAbort?: (what: unknown) => void;
}
type PreRun = (module: Module) => void;

/** Emscripten's numbers of "no space left" and "quota exceeded"; PostgreSQL knows the first. */
const noSpace = 51;
const overQuota = 19;

/**
 * PGlite's Node file system has no fsync: PostgreSQL's calls succeed and do nothing. This one calls
 * the operating system, and counts the calls. On a full disk it gives the reserve to the log.
 */
export class DurableNodeFS extends NodeFS {
  fsyncs = 0;

  /**
   * @param onAbort called when PostgreSQL has aborted (PANIC): PGlite would wait for it without end
   */
  constructor(
    folder: string,
    private readonly reserve: DiskReserve,
    private readonly onAbort: () => void,
  ) {
    super(folder);
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const patch: PreRun = (module) => {
      module.onAbort = this.onAbort;
      const files = module.FS.filesystems.NODEFS;
      const { write } = files.stream_ops;
      files.stream_ops.write = (stream, ...rest) =>
        this.#onDisk(
          () => write(stream, ...rest),
          () => files.realPath(stream.node),
        );
      files.stream_ops.fsync = (stream) => {
        this.fsyncs += 1;
        if (stream.nfd === undefined) syncPath(files.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = [...((emscriptenOpts.preRun ?? []) as unknown as PreRun[]), patch];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts };
  }

  /** A table that cannot grow is a clean error; the log, and what is beside it, must be written. */
  #onDisk(write: () => number, path: () => string): number {
    try {
      return write();
    } catch (error) {
      const failed = error as { errno?: number };
      if (failed.errno === overQuota) failed.errno = noSpace;
      if (failed.errno !== noSpace) throw error;
      this.reserve.noteFull();
      if (path().includes('/base/') || !this.reserve.spend()) throw error;
      return write();
    }
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
