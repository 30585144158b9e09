import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system the shim relies on; the exact version of PGlite is pinned for it. */
interface EngineModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number | null; node: unknown }) => number };
    realPath(node: unknown): string;
  };
}

/**
 * PGlite on a folder, with an fsync that reaches the disk (docs/reliability.md 6.1): by default the engine's fsync does
 * nothing, and a power cut takes rows we have confirmed.
 */
export class DurableFs extends NodeFS {
  /** How often a file and a folder were flushed; the probe at the start checks that it rises. */
  readonly counts = { file: 0, folder: 0 };
  readonly #failed: (error: unknown) => never;

  /** `failed` must end the thread: an error swallowed here would confirm data that is not on disk. */
  constructor(folder: string, failed: (error: unknown) => never) {
    super(folder);
    this.#failed = failed;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun?.push((module: unknown) => {
      const { NODEFS } = module as EngineModule;
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined || stream.nfd === null) this.#flushFolder(NODEFS.realPath(stream.node));
          else this.#flushFile(stream.nfd);
        } catch (error) {
          this.#failed(error);
        }
        return 0;
      };
    });
    return result;
  }

  #flushFile(descriptor: number): void {
    fsyncSync(descriptor);
    this.counts.file++;
  }

  #flushFolder(folder: string): void {
    flushFolder(folder);
    this.counts.folder++;
  }
}

/** Makes a folder's own entries durable; Windows can't open a folder, and keeps its entries safe automatically. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
