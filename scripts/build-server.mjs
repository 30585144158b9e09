/** Bundles the server into dist-server: every script that runs as its own process or thread is an entry. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { emptyDatabase } from './empty-database.mjs';
import { bundle, copyAssets, named, processes, root, threads } from './server-bundle.mjs';

const out = path.join(root, 'dist-server');
/** The sample family is in a separate file, which no other imports. */
const demo = { in: path.join(root, 'demo/main.ts'), out: 'demo' };

await rm(out, { recursive: true, force: true });
await bundle([...[...processes, ...threads].map(named), demo], out);
await copyAssets(out);
await emptyDatabase(out);
