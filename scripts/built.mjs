/**
 * Runs before a command of the built product: says what to do when it is not built, instead of Node's stack.
 */
import { existsSync } from 'node:fs';

const built = ['../dist-server/main.mjs', '../dist/index.html'].map((file) => new URL(file, import.meta.url));
if (!built.every((file) => existsSync(file))) {
  console.error('The product is not built yet: run "npm run build" first.');
  process.exit(1);
}
