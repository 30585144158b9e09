import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, copyAssets, named, processes, root, threads } from './server-bundle.mjs';

/** Tests find files next to their source; only server/workers.ts must see that it runs from a bundle. */
const ownAddress = {
  name: 'ownAddress',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      if (file.includes('node_modules') || file === path.join(root, 'server/workers.ts')) return undefined;
      const text = await readFile(file, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      const address = { 'import.meta.url': pathToFileURL(file).href, 'import.meta.dirname': path.dirname(file) };
      return {
        contents: text.replaceAll(/import\.meta\.(?:url|dirname)/g, (name) => JSON.stringify(address[name])),
        loader: 'ts',
      };
    });
  },
};

/** The threads that only tests start: crashing and endless ones. */
async function testThreads() {
  const names = await readdir(path.join(root, 'server'), { recursive: true });
  return names
    .filter((name) => path.basename(path.dirname(name)) === 'test' && name.endsWith('Worker.ts'))
    .map((name) => path.join('server', name));
}

/**
 * The number of processes the tests run in. A process starts its modules, the embedded engine and the threads that draw
 * documents once for all its test files. There are more processes than cores, so that no core is idle for long.
 */
const PROCESSES = 6;

/**
 * Bundles test files and their `helpers` into `folder`: a handful of processes and a few hundred threads then share code
 * that was compiled once, and so do the product's own scripts, which some tests start. Files are dealt out like cards;
 * helpers and scripts keep their file's name.
 */
export async function bundleTests(tests, helpers, folder) {
  const hands = Array.from({ length: Math.min(PROCESSES, tests.length) }, (_, hand) => ({
    in: path.join(folder, `tests-${hand + 1}.ts`),
    out: `tests-${hand + 1}`,
    files: tests.filter((_file, at) => at % PROCESSES === hand),
  }));
  for (const { in: entry, files } of hands)
    await writeFile(entry, files.map((file) => `import ${JSON.stringify(path.resolve(root, file))};\n`).join(''));
  await bundle(
    [
      ...hands.map(({ in: entry, out }) => ({ in: entry, out })),
      ...[...helpers, ...processes, ...threads, ...(await testThreads())].map(named),
    ],
    folder,
    [ownAddress],
  );
  await copyAssets(folder);
  return hands.map(({ out }) => path.join(folder, `${out}.mjs`));
}
