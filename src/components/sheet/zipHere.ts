import { type Zippable, zipSync } from 'fflate';

/**
 * In the place of how write-excel-file packs a file: above 160 kB of text it does so in a worker made from a string, which the security
 * policy refuses.
 */
const zipHere = (files: Zippable): Promise<ArrayBufferLike> => Promise.resolve(zipSync(files).buffer);

// oxlint-disable-next-line import/no-default-export -- the library asks for its default
export { zipHere as default };
