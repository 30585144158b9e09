import { cp } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The scripts that run as a process of the product. */
export const processes = [
  'server/main.ts',
  'server/superadmin.ts',
  'server/backup.ts',
  'server/restore.ts',
  'server/verify.ts',
  'server/clock.ts',
];

/** The scripts that run as a thread or a separate process, which server/workers.ts finds by their name next to the bundle. */
export const threads = [
  'server/db/embedded/engineWorker.ts',
  'server/backup/copyWorker.ts',
  'server/verify/checkWorker.ts',
  'server/pdf/pdfWorker.ts',
  'server/payments/bankFile/bankFileWorker.ts',
  'server/photos/photoWorker.ts',
];

/** Puts the folders of files that are not code next to a bundle, where server/workers.ts looks for them. */
export async function copyAssets(folder) {
  for (const source of ['server/db/migrations', 'server/openPages/pictures'])
    await cp(path.join(root, source), path.join(folder, path.basename(source)), { recursive: true });
}

/** An entry of the bundle under its own name, without its folders. */
export const named = (script) => ({ in: path.join(root, script), out: path.basename(script, '.ts') });

/**
 * Bundles code of the server: each entry becomes a file, shared code a chunk next to them, packages stay in node_modules.
 */
export function bundle(entryPoints, outdir, plugins = []) {
  return build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    plugins,
  });
}
