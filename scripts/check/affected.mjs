import { build } from 'esbuild';
import { root } from '../server-bundle.mjs';

const CODE = /\.tsx?$/;

/**
 * The test files that a change affects: those that import a changed file, directly or not. A changed file of the server
 * that is no code (a migration, a picture) affects all of them.
 * @param changed by path from the root.
 */
export async function affectedTests(tests, changed) {
  if (changed.some((file) => /^(server|identity)\//.test(file) && !CODE.test(file))) return tests;
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: tests,
    outdir: 'unused',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  const importers = new Map();
  for (const [file, { imports }] of Object.entries(metafile.inputs))
    for (const { path: imported, external } of imports)
      if (!external) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const reached = new Set(changed);
  // A set that grows during iteration is iterated to its new end.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return tests.filter((test) => reached.has(test));
}
