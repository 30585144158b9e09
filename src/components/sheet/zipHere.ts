import { type Zippable, zipSync } from 'fflate';

/**
 * Replaces the packing of write-excel-file: above 160 kB of text that uses a worker made from a string, which the security policy
 * refuses.
 */
const zipHere = (files: Zippable): Promise<ArrayBufferLike> => Promise.resolve(zipSync(files).buffer);

// oxlint-disable-next-line import/no-default-export -- the library asks for its default
export { zipHere as default };
