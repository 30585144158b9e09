import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

let library: Promise<WrappedPdfiumModule> | null = null;

/** PDFium, which runs in WebAssembly: it reaches no file and no network. One for the process, loaded at its first use. */
export const openPdfium = (): Promise<WrappedPdfiumModule> => (library ??= open());

async function open(): Promise<WrappedPdfiumModule> {
  const compiled = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const lib = await init({ wasmBinary: new Uint8Array(compiled).buffer });
  lib.PDFiumExt_Init();
  return lib;
}

/** The library's own memory, which its types leave out. */
export const memoryOf = ({ pdfium }: WrappedPdfiumModule): Uint8Array =>
  (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;

/** Puts bytes into the library's memory. @returns where they are, until `free`. */
export function placed(lib: WrappedPdfiumModule, bytes: Uint8Array): { at: number; free: () => void } {
  const at = lib.pdfium.wasmExports.malloc(bytes.length);
  memoryOf(lib).set(bytes, at);
  return { at, free: () => lib.pdfium.wasmExports.free(at) };
}
