import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { ZipFile } from 'yazl';

/** A file in a ZIP; its content is made only when its turn comes. */
export interface ZipEntry {
  path: string;
  content: () => Iterable<string> | Promise<Buffer>;
  /** A PDF or a photo does not get smaller. */
  compress: boolean;
}

/**
 * A ZIP as a stream: one entry is made at a time, when the reader has taken the one before; compression runs on libuv's
 * threads. A failure on the way destroys the stream, so that nobody takes half a file for a whole one.
 */
export function zipStream(entries: Iterable<ZipEntry>, modified: Date): Readable {
  const zip = new ZipFile();
  const out = Readable.from(zip.outputStream, { objectMode: false });
  zip.on('error', (error: Error) => out.destroy(error));
  for (const { path, content, compress } of entries) {
    zip.addReadStreamLazy(path, { compress, mtime: modified }, (done) => {
      const stream = Readable.from(parts(content), { objectMode: false });
      stream.on('error', (error) => out.destroy(error));
      done(null, stream);
    });
  }
  zip.end();
  return out;
}

async function* parts(content: ZipEntry['content']): AsyncGenerator<Buffer> {
  const made = await content();
  if (Buffer.isBuffer(made)) {
    yield made;
    return;
  }
  for (const part of made) {
    yield Buffer.from(part);
    await turn();
  }
}
