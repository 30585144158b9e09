import { build } from 'esbuild';
import { buildMoment } from './build-moment.mjs';
import { root } from './server-bundle.mjs';

/** The open pages as files of the build, by their names: drawn by the functions of the server and of the browser. */
export async function openPageFiles() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['server/openPages/page.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  const { drawPages, fileOf } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  return Object.entries(drawPages(buildMoment())).map(([path, page]) => [fileOf(path), page]);
}
