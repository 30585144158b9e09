import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Db } from '../../server/db/database.ts';
import { createLog } from '../../server/log.ts';
import { openDatabase } from '../../server/openDatabase.ts';
import { type Cluster, findBinaries, startCluster } from '../../server/test/cluster.ts';
import { embeddedTemplate } from '../../server/test/embeddedDatabases.ts';
import { makeContract, makeFamily, makeUser } from '../../server/test/factories.ts';
import { unbounded } from '../../server/test/unbounded.ts';
import { freePort, startBuilt, untilReady } from '../../server/test/serverProcess.ts';
import { type Given, Skipped } from '../fault.ts';
import { type Provider, startProvider } from '../../server/test/provider.ts';

const AUDIENCE = 'https://onderling.example/api/v1';

export interface Person {
  hashid: string;
  sub: string;
  /** The people they give and lend to. */
  child: string;
}

/** A running process of the built product. */
export interface Product {
  port: number;
  pid: number;
  /** The address of its metrics. */
  figures: number;
  /** Milliseconds until it was ready. */
  took: number;
  output(): { out: string; err: string };
  kill(signal: NodeJS.Signals): void;
  ended: Promise<number | null>;
}

export interface SceneOptions {
  engine?: 'embedded' | 'postgres';
  /** Families, each with a parent who has a login, and a child. A person may make 600 requests a minute (S-145). */
  families?: number;
  /** Contracts that each family starts with. */
  contracts?: number;
  /** The place of the data; a temporary folder by default. */
  folder?: string;
  settings?: Record<string, string>;
}

/** A database with families in it, a provider that signs for them, and the product on it as often as it is started. */
export interface Scene {
  folder: string;
  settings: Record<string, string>;
  people: Person[];
  provider: Provider;
  /** PostgreSQL, if that is the engine. */
  cluster: Cluster | null;
  start(extra?: Record<string, string>, node?: readonly string[]): Promise<Product>;
  /** The headers of a call by this person. */
  as(person: Person): Promise<Record<string, string>>;
  /** Queries the database, if no product runs on an embedded one. */
  inside: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** A PostgreSQL of our own, gone when the line is done. @throws Skipped if it is not installed. */
export async function ownCluster(given: Given): Promise<Cluster> {
  const binaries = findBinaries();
  if (!binaries) throw new Skipped('no PostgreSQL on this machine');
  const cluster = await startCluster(binaries);
  given.after(() => cluster.stop());
  return cluster;
}

/** A folder that is gone when the line is done. */
export function scratch(given: Given): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'onderling-fault-'));
  given.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the product; ends it when the line is done. */
export async function startProduct(
  given: Given,
  settings: Record<string, string>,
  node: readonly string[] = [],
): Promise<Product> {
  const [port, figures] = [await freePort(), await freePort()];
  const from = performance.now();
  const where = { HOST: '127.0.0.1', PORT: String(port), METRICS_PORT: String(figures) };
  const running = startBuilt('main.mjs', { ...where, ...settings }, [], { node });
  given.after(async () => {
    running.kill('SIGKILL');
    await running.ended;
  });
  await untilReady(running, port);
  return { ...running, port, figures, took: performance.now() - from };
}

export async function makeScene(given: Given, options: SceneOptions = {}): Promise<Scene> {
  const { engine = 'embedded', families = 24, contracts = 0, folder = path.join(scratch(given), 'data') } = options;
  const cluster = engine === 'postgres' ? await ownCluster(given) : null;
  if (!cluster) cpSync(await embeddedTemplate(), folder, { recursive: true });
  const provider = await startProvider(AUDIENCE);
  given.after(() => provider.close());
  const settings = {
    DATA_DIR: folder,
    ...(cluster ? { DATABASE_URL: cluster.url('postgres') } : {}),
    OIDC_AUTHORITY: provider.issuer,
    OIDC_AUDIENCE: AUDIENCE,
    ...options.settings,
  };
  const where = {
    dataDir: folder,
    databaseUrl: cluster?.url('postgres') ?? null,
    databaseMigrationUrl: null,
    databaseWaitSeconds: 10,
  };
  const inside: Scene['inside'] = async (work) => {
    const database = await openDatabase(where, createLog('silent'));
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  };
  const people = await inside((db) => populate(db, families, contracts));
  return {
    folder,
    settings,
    people,
    provider,
    cluster,
    inside,
    start: (extra = {}, node = []) => startProduct(given, { ...settings, ...extra }, node),
    as: async ({ sub }) => ({ authorization: `Bearer ${await provider.token(sub)}` }),
  };
}

async function populate(db: Db, families: number, contracts: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let made = 0; made < families; made += 1) {
    const person = await db.transaction(async (tx) => {
      const { id, parent } = await makeFamily(tx);
      const child = await makeUser(tx, id);
      await unbounded(tx, parent.id);
      for (let k = 0; k < contracts; k += 1) await makeContract(tx, parent, child, { total: 100_000 + k });
      return { hashid: parent.hashid, sub: parent.sub ?? '', child: child.hashid };
    });
    people.push(person);
  }
  return people;
}

/** Runs a command of the built product to its end: its exit code, and its output. */
export async function runBuilt(
  script: string,
  settings: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ code: number | null; out: string; err: string }> {
  const command = startBuilt(script, settings, args);
  return { code: await command.ended, ...command.output() };
}
