/** Starts the product on a throwaway data folder with a sample family (demo/main.ts, built into dist-server). */
import './built.mjs';

await import('../dist-server/demo.mjs');
