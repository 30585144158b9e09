import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, named, root, threads } from './server-bundle.mjs';

/** Tests find files beside their source; only server/workers.ts must see that it runs from a bundle. */
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

/** The threads that only tests start: the crashing and the endless ones. */
async function testThreads() {
  const names = await readdir(path.join(root, 'server'), { recursive: true });
  return names
    .filter((name) => path.basename(path.dirname(name)) === 'test' && name.endsWith('Worker.ts'))
    .map((name) => path.join('server', name));
}

/**
 * Bundles test files and `helpers` of theirs into `folder`: a hundred processes and a few hundred threads then read
 * what was compiled once. Tests keep their place as a name, helpers their file's name.
 */
export async function bundleTests(tests, helpers, folder) {
  const entries = tests.map((file) => ({
    in: path.resolve(root, file),
    out: path.relative(root, path.resolve(root, file)).replace(/\.ts$/, '').replaceAll(path.sep, '.'),
  }));
  await bundle([...entries, ...[...helpers, ...threads, ...(await testThreads())].map(named)], folder, [ownAddress]);
  await cp(path.join(root, 'server/db/migrations'), path.join(folder, 'migrations'), { recursive: true });
  return entries.map(({ out }) => path.join(folder, `${out}.mjs`));
}
