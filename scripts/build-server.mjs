/** Bundles the server into dist-server: every script that is a process or a thread of its own is an entry. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { bundle, copyAssets, named, root, threads } from './server-bundle.mjs';

const out = path.join(root, 'dist-server');
const processes = [
  'server/main.ts',
  'server/superadmin.ts',
  'server/backup.ts',
  'server/restore.ts',
  'server/verify.ts',
  'server/clock.ts',
];
/** The script that runs once, below. */
const preparing = named('server/prepareDatabase.ts');
/** The sample family is in this file of its own, which no other imports. */
const demo = { in: path.join(root, 'demo/main.ts'), out: 'demo' };

await rm(out, { recursive: true, force: true });
await bundle([...[...processes, ...threads].map(named), preparing, demo], out);
await copyAssets(out);
execFileSync(process.execPath, [path.join(out, `${preparing.out}.mjs`)], { stdio: 'inherit' });
