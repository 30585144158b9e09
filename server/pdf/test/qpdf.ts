import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A separate process, as qpdf writes to the console and reports by exit code. */
const check = `
  require(process.argv[1])({}).then((qpdf) => {
    qpdf.FS.writeFile('/paper.pdf', require('node:fs').readFileSync(0));
    process.exitCode = qpdf.callMain(['--check', '/paper.pdf']);
  });`;

/** Returns what `qpdf --check` reports on the structure and the streams of a PDF. Throws on an error or a warning. */
export function checkedByQpdf(pdf: Buffer): string {
  return execFileSync(process.execPath, ['-e', check, require.resolve('@neslinesli93/qpdf-wasm')], {
    input: pdf,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}
