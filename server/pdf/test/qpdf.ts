import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A process of its own, as qpdf writes on the console and leaves its verdict as the exit code of the process. */
const check = `
  require(process.argv[1])({}).then((qpdf) => {
    qpdf.FS.writeFile('/paper.pdf', require('node:fs').readFileSync(0));
    process.exitCode = qpdf.callMain(['--check', '/paper.pdf']);
  });`;

/**
 * Returns what `qpdf --check` reports on the structure and the streams of a PDF. Throws where it finds an
 * error, or warns.
 */
export function checkedByQpdf(pdf: Buffer): string {
  return execFileSync(process.execPath, ['-e', check, require.resolve('@neslinesli93/qpdf-wasm')], {
    input: pdf,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}
