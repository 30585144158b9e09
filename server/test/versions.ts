import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as esbuild from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

interface ServerBundle {
  threads: readonly string[];
  named: (script: string) => { in: string; out: string };
  copyAssets: (folder: string) => Promise<void>;
  bundle: (entries: object[], folder: string) => Promise<esbuild.BuildResult>;
}

/** Versions of the product, each in a folder of its own, which differ in the migrations they know. */
export interface Versions {
  /** Its main script; without a folder of migrations those of this code. */
  version(name: string, migrations?: string): Promise<string>;
  remove(): Promise<void>;
}

/** Bundles the server once, as a build does. In the checkout, because the packages stay where they are. */
export async function makeVersions(): Promise<Versions> {
  const within = await mkdtemp(path.join(root, 'dist-tests-versions-'));
  const address = pathToFileURL(path.join(root, 'scripts/server-bundle.mjs')).href;
  const { bundle, copyAssets, named, threads } = (await import(address)) as ServerBundle;
  const built = path.join(within, 'built');
  await bundle(['server/main.ts', ...threads].map(named), built);
  await copyAssets(built);
  return {
    async version(name, migrations = path.join(root, 'server/db/migrations')) {
      const folder = path.join(within, name);
      await cp(built, folder, { recursive: true });
      // Those that this version does not know go.
      await rm(path.join(folder, 'migrations'), { recursive: true });
      await cp(migrations, path.join(folder, 'migrations'), { recursive: true });
      return path.join(folder, 'main.mjs');
    },
    remove: () => rm(within, { recursive: true, force: true }),
  };
}
