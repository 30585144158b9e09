import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The part of a row of the table of routes (src/app/routes.ts) that the tests need. */
export interface RouteOfTable {
  path: string;
  access: 'login' | 'open';
}

const read = `import('./src/app/routes.ts').then(({ routes, default: all }) => console.log(JSON.stringify(routes ?? all.routes)))`;

/**
 * Every route of the app, read from its own table, so that no screen can be forgotten. In a process of its own: the app
 * is compiled differently from these tests.
 */
export async function everyRoute(): Promise<readonly RouteOfTable[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    read,
  ]);
  return JSON.parse(stdout) as RouteOfTable[];
}
