import { setFlagsFromString } from 'node:v8';
import { readEnv } from './env.ts';
import { checkContact } from './env/contact.ts';
import { createLog } from './log.ts';
import { startServer } from './startServer.ts';
import { StartupError } from './startupError.ts';

/** Milliseconds that work under way gets to finish after a signal (docs/reliability.md F19). */
const GRACE = 10_000;

const print = (line: string) => void process.stdout.write(`${line}\n`);
// No other user of this computer may read the files that the embedded database and the outbox write (S-143).
process.umask(0o077);
// With much memory V8 lets its garbage grow to four times the memory in use before it collects. We run next to a
// database, often on a small machine: it collects at some two thirds more (docs/reliability.md L3).
setFlagsFromString('--heap-growing-percent=60');

try {
  const env = readEnv(process.env);
  checkContact(env);
  const log = createLog(env.production ? 'info' : 'warn');
  const server = await startServer(env, log, print);
  print(`Onderling draait op ${env.publicUrl}`);

  let stopping = false;
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GRACE).unref();
    server.close().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'the server did not close cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
  // The state after this is unknown: finish what can be finished, and let the supervisor start a new process.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      stop(1);
    });
  }
} catch (error) {
  const sentence = error instanceof StartupError ? error.message : `The server can't start: ${String(error)}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
