import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailLandsIn, mailsAt } from './outbox.ts';

/** The built product, running as a process of its own on a data folder of its own. */
export interface Product {
  url: string;
  dataDir: string;
  /** Everything the process printed so far. */
  log(): string;
  /** The process dies as in a power cut: no handler runs. */
  kill(): Promise<void>;
  /** Asks the process to stop, as an operator would. */
  stop(): Promise<number | null>;
  /** Starts it again on the same port and data folder. `daysLater`: its clock is ahead. */
  start(options?: { daysLater: number }): Promise<void>;
  /** The mails it wrote to its outbox, oldest first. */
  mails(): Promise<string[]>;
  /** Stops it and removes its data folder. */
  dispose(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const READY_WITHIN_MS = 180_000;

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server stopped while starting:\n${log()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready in time:\n${log()}`);
}

/** Node's options for keeping the server's statements; empty where nobody wants them. */
const keepsStatements = () => (process.env.SEEN_STATEMENTS ? ['--require', './e2e/hooks/statements.cjs'] : []);

/** Other options for Node, from scripts/test-e2e.mjs. */
const nodeOptions = () => process.env.PRODUCT_NODE_OPTIONS?.split(' ') ?? [];

const LATER = './e2e/hooks/later.cjs';

function sayClockIsRight(options: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const said = spawn(process.execPath, [...options, 'dist-server/clock.mjs', '--is-right'], { env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    said.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The clock was not believed.'))));
  });
}

/** The settings that production does not start without. */
const CONTACT = { CONTACT_EMAIL: 'hulp@voorbeeld.example', CONTACT_PHONE: '+31 20 000 00 00' };

interface Beginning {
  /** Default: a free port. */
  port?: number;
  /** 'demo' fills a data folder with the sample family first. */
  script?: 'main' | 'demo';
  /** The data folder it gets a copy of; without one it starts empty. */
  copyOf?: string;
}

/** Starts the product. `env` adds settings; the database is embedded unless DATABASE_URL says otherwise. */
export async function startProduct(
  env: Record<string, string> = {},
  { port: wantedPort, script = 'main', copyOf }: Beginning = {},
): Promise<Product> {
  const root = await mkdtemp(path.join(tmpdir(), 'onderling-e2e-'));
  const dataDir = path.join(root, 'data');
  if (copyOf !== undefined) await cp(copyOf, dataDir, { recursive: true });
  const port = wantedPort ?? (await freePort());
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let printed = '';

  async function start({ daysLater = 0 } = {}): Promise<void> {
    const options = [...nodeOptions(), ...keepsStatements(), ...(daysLater > 0 ? ['--require', LATER] : [])];
    const own = {
      NODE_ENV: 'production',
      DATABASE: 'embedded',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ...CONTACT,
    };
    // Days pass: an operator has to confirm that, or the server would not believe it (docs/decisions/0031).
    if (daysLater > 0)
      await sayClockIsRight(options, { ...process.env, ...own, ...env, DAYS_LATER: String(daysLater) });
    const started = spawn(process.execPath, [...options, `dist-server/${script}.mjs`], {
      env: { ...process.env, ...own, ...env, DAYS_LATER: String(daysLater) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const keep = (chunk: Buffer) => (printed += chunk.toString());
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    await untilReady(url, started, () => printed);
  }

  function end(signal: NodeJS.Signals): Promise<number | null> {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null)
      return Promise.resolve(running?.exitCode ?? null);
    return new Promise((resolve) => {
      running.once('exit', (code) => resolve(code));
      running.kill(signal);
    });
  }

  mailLandsIn(url, dataDir);
  await start();
  return {
    url,
    dataDir,
    log: () => printed,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    start,
    mails: () => mailsAt(url),
    dispose: async () => {
      await end('SIGTERM');
      await rm(root, { recursive: true, force: true });
    },
  };
}
