import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Every source file of ours in a script. */
async function filesOf(script: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [path.join(root, script)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  return Object.keys(metafile.inputs);
}

test('the sample family is in the demo, and never in the product', async () => {
  const ofDemo = (files: string[]) => files.filter((file) => file.startsWith('demo/'));
  assert.ok(ofDemo(await filesOf('demo/main.ts')).includes('demo/family.ts'));
  for (const script of ['server/main.ts', 'server/superadmin.ts']) assert.deepEqual(ofDemo(await filesOf(script)), []);
});
