/**
 * Bundles the server into dist-server: every script that is a process or a thread of its own is an entry, what they share
 * is a chunk beside them, packages stay in node_modules.
 */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const out = path.join(root, 'dist-server');
const scripts = [
  'server/main.ts',
  'server/superadmin.ts',
  'server/backup.ts',
  'server/restore.ts',
  'server/verify.ts',
  'server/db/embedded/engineWorker.ts',
  'server/pdf/pdfWorker.ts',
  'server/payments/bankFile/bankFileWorker.ts',
  'server/photos/photoWorker.ts',
];
/** The sample family is in this file of its own, which no other imports. */
const demo = { in: path.join(root, 'demo/main.ts'), out: 'demo' };

await rm(out, { recursive: true, force: true });
await build({
  // A script is found by its own name beside main.mjs (server/workers.ts).
  entryPoints: [
    ...scripts.map((script) => ({ in: path.join(root, script), out: path.basename(script, '.ts') })),
    demo,
  ],
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
await cp(path.join(root, 'server/db/migrations'), path.join(out, 'migrations'), { recursive: true });
