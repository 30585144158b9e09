import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** The files of a ZIP by their path, read from its central directory, as an unpacking program does. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([END & 0xff, (END >> 8) & 0xff, (END >> 16) & 0xff, END >> 24]));
  if (end < 0) throw new Error('This is no whole ZIP.');
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('The directory of the ZIP is damaged.');
    const [method, size, names, extra, comment, start] = [10, 20, 28, 30, 32, 42].map((offset, i) =>
      i === 1 || i === 5 ? bytes.readUInt32LE(at + offset) : bytes.readUInt16LE(at + offset),
    ) as [number, number, number, number, number, number];
    const data = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const stored = bytes.subarray(data, data + size);
    files.set(bytes.toString('utf8', at + 46, at + 46 + names), method === 0 ? stored : inflateRawSync(stored));
    at += 46 + names + extra + comment;
  }
  return files;
}
