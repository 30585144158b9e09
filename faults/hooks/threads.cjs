/**
 * Loaded before the product by F20 (node --require): makes every worker thread watch a file, named by the setting
 * FAULT_FILE, that says what the thread of a script must do: "pdfWorker.mjs crash" or "… hang".
 */
const fs = require('node:fs');
const path = require('node:path');
const { syncBuiltinESMExports } = require('node:module');
const threads = require('node:worker_threads');

const file = process.env.FAULT_FILE;
if (threads.isMainThread) {
  const { Worker } = threads;
  threads.Worker = class extends Worker {
    constructor(script, options = {}) {
      const name = path.basename(String(script));
      const env = { ...process.env, FAULT_THREAD: name };
      super(script, { ...options, env, execArgv: [...(options.execArgv ?? []), '--require', __filename] });
    }
  };
  syncBuiltinESMExports();
} else {
  const look = () => {
    let said = '';
    try {
      said = fs.readFileSync(file, 'utf8');
      if (!said.startsWith(`${process.env.FAULT_THREAD} `)) return;
      fs.unlinkSync(file);
    } catch {
      return;
    }
    if (said.endsWith('crash')) process.exit(1);
    for (;;);
  };
  setInterval(look, 20).unref();
  // A pool's thread stands still between two pieces of work, and no timer runs in it.
  const { wait } = Atomics;
  Atomics.wait = (...given) => {
    look();
    return wait(...given);
  };
}
