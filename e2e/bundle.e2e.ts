import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { CATALOGUE_TITLE } from './support/catalogue.ts';

const built = ['dist', 'dist-server'];
/** The sample family's scripts, and its answers at /voorbeeld (docs/decisions/0012): sample data on purpose. */
const theSample = /(demo\.mjs|sample\.[0-9a-f]+\.json)$/;

async function builtFiles(): Promise<{ name: string; text: string }[]> {
  const files = await Promise.all(
    built.map(async (folder) =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()),
    ),
  );
  const names = files
    .flat()
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((name) => /\.(js|mjs|html|json|css|sql)$/.test(name) && !theSample.test(name));
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(name, 'utf8') })));
}

test(
  'R-7.4 S-116 the product contains nothing of the admin template, no sample data, not the catalogue, and no source maps of the app',
  { tag: '@journey' },
  async () => {
    const files = await builtFiles();
    expect(files.length).toBeGreaterThan(10);
    for (const forbidden of [
      /\/apps\//,
      /ecommerce/i,
      /lorem ipsum/i,
      /voorbeeld\.example/,
      /Keukentafel-2026/,
      new RegExp(CATALOGUE_TITLE, 'u'),
    ]) {
      expect(
        files.filter(({ text }) => forbidden.test(text)).map(({ name }) => name),
        String(forbidden),
      ).toEqual([]);
    }
    const names = await readdir('dist', { recursive: true });
    expect(names.filter((name) => /\.map$|catalogue/u.test(name))).toEqual([]);
  },
);
