/** Starts the product on a throwaway data folder with a sample family (demo/main.ts, built into dist-server). */
import { existsSync } from 'node:fs';

const built = ['../dist-server/demo.mjs', '../dist/index.html'].map((file) => new URL(file, import.meta.url));
if (!built.every((file) => existsSync(file))) {
  console.error('The product is not built yet: run "npm run build" first.');
  process.exit(1);
}
await import(built[0].href);
