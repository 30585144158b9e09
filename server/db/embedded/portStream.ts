import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/**
 * A socket, as far as the driver can tell, whose other end is the engine's worker thread. The driver writes whole
 * messages of the wire protocol; those of one query come corked, and are passed on as one.
 */
export class PortStream extends Duplex {
  readonly #open: () => Promise<MessagePort>;
  readonly #asked: () => void;
  readonly #answered: () => void;
  #port: MessagePort | null = null;

  /** `asked` and `answered` are called around each exchange, so that the host can tell an engine that hangs. */
  constructor(open: () => Promise<MessagePort>, asked: () => void, answered: () => void) {
    super();
    this.#open = open;
    this.#asked = asked;
    this.#answered = answered;
  }

  /** Called by the driver, with a port and host that mean nothing here. */
  connect(): this {
    this.#open().then(
      (port) => {
        this.#port = port;
        port.on('message', (bytes: Uint8Array) => {
          this.#answered();
          this.push(bytes);
        });
        port.on('close', () => this.destroy());
        this.emit('connect');
      },
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port?.ref();
    return this;
  }

  unref(): this {
    this.#port?.unref();
    return this;
  }

  override _read(): void {
    // Bytes are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#port?.close();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port?.close();
    this.#answered();
    done(error);
  }

  #send(bytes: Buffer): void {
    // 'X' ends the session, and gets no answer.
    if (bytes[0] !== 0x58) this.#asked();
    this.#port?.postMessage(new Uint8Array(bytes));
  }
}
