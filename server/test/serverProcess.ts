import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A script of the server as a process of its own. */
export interface ScriptProcess {
  pid: number;
  /** Returns the output it wrote so far. */
  output(): { out: string; err: string };
  kill(signal: NodeJS.Signals): void;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** How a process is started, besides its settings. */
interface StartOptions {
  /** Arguments of Node itself. */
  node?: readonly string[];
  /** As this user; only root may say so. */
  user?: { uid: number; gid: number };
}

/** The folder in which scripts/test-server.mjs compiled the product's own scripts. */
const { COMPILED_SCRIPTS } = process.env;

/**
 * Starts a script under server/, with these settings and none of this process's own: as it was compiled for all tests,
 * or through tsx, which recompiles the whole server at each start.
 */
export function startScript(
  script: string,
  settings: Record<string, string>,
  args: readonly string[] = [],
): ScriptProcess {
  if (COMPILED_SCRIPTS && !script.includes('/')) {
    const file = path.join(COMPILED_SCRIPTS, `${path.basename(script, '.ts')}.mjs`);
    return startNode([...process.execArgv.filter((option) => !option.startsWith('--test')), file, ...args], settings);
  }
  return startNode(['--import', 'tsx', path.join(root, 'server', script), ...args], settings);
}

/** The same for a script of the built product, in dist-server/ when no other folder is named. */
export function startBuilt(
  script: string,
  settings: Record<string, string>,
  args: readonly string[] = [],
  { node = [], user }: StartOptions = {},
): ScriptProcess {
  return startNode([...node, path.resolve(root, 'dist-server', script), ...args], settings, user);
}

function startNode(argv: readonly string[], settings: Record<string, string>, user?: StartOptions['user']) {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const child = spawn(process.execPath, argv, {
    cwd: root,
    env: { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    pid: child.pid ?? 0,
    output: () => ({ ...output }),
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    ended,
  };
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Waits until the server answers that it is ready; fails with its error output when it ended instead. */
export async function untilReady(server: ScriptProcess, port: number): Promise<void> {
  const ended = server.ended.then(() => 'ended');
  for (;;) {
    if ((await Promise.race([ended, Promise.resolve()])) === 'ended')
      throw new Error(`The server ended: ${server.output().err}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
