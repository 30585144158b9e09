/**
 * Before a command that runs the built product: says what to do when it is not built, where Node would show a stack.
 */
import { existsSync } from 'node:fs';

const built = ['../dist-server/main.mjs', '../dist/index.html'].map((file) => new URL(file, import.meta.url));
if (!built.every((file) => existsSync(file))) {
  console.error('The product is not built yet: run "npm run build" first.');
  process.exit(1);
}
