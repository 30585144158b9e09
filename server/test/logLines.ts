import { Writable } from 'node:stream';

/** Keeps the written log lines, so that a test can look for what must be in it and what must not. */
export class LogLines extends Writable {
  #text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#text += chunk.toString();
    done();
  }

  text(): string {
    return this.#text;
  }

  all(): Record<string, unknown>[] {
    return this.#text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  clear(): void {
    this.#text = '';
  }
}
