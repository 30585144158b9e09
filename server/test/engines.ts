import { after, afterEach, beforeEach, describe } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../app.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import { dropConditions } from './conditions/watch.ts';
import { freshEmbedded, stopEmbedded } from './embeddedDatabases.ts';
import { freshPostgres, hasPostgres, stopPostgres } from './postgresDatabases.ts';
import { sharedCompilers } from './sharedCompilers.ts';
import { stopWorkers, testServices } from './testServices.ts';

/** A day in the middle of a year on which much can be owed, late and announced: the date of most tests. */
export const NOW = Date.parse('2026-06-15T10:00:00Z');

/** A running app on a database of its own. */
export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /** Ends it before the tests of the engine do; the next one starts sooner. */
  close(): Promise<void>;
}

export interface TestEngine {
  readonly name: 'pglite' | 'postgres';
  /** Services on a new, migrated, empty database. Closed after the engine's tests. */
  services(overrides?: Partial<Services>): Promise<Services & { close(): Promise<void> }>;
  /** The app on such services. */
  app(overrides?: Partial<Services>, options?: AppOptions): Promise<TestApp>;
}

/** `npm run test:server -- --engine=pglite` runs the tests on that engine alone. */
const { ONLY_ENGINE } = process.env;

/** Describes the tests once per engine: on the embedded one, and on PostgreSQL where there is one. */
export function eachEngine(define: (engine: TestEngine) => void): void {
  if (ONLY_ENGINE !== 'postgres') describe('pglite', () => define(engineOn('pglite', freshEmbedded)));
  if (ONLY_ENGINE === 'pglite') return;
  describe('postgres', { skip: hasPostgres ? false : 'no PostgreSQL on this machine' }, () =>
    define(engineOn('postgres', freshPostgres)),
  );
}

/**
 * A test's database is closed when the next one begins, which then gets it, emptied: opening another costs a second,
 * and memory until the engine's tests end. Databases opened before the tests stay.
 */
function closedByTheNext(): { add: (close: () => Promise<void>) => void } {
  const ofTest: (() => Promise<void>)[] = [];
  // Nested tests come with hooks of their own.
  let depth = 0;
  beforeEach(async () => {
    depth += 1;
    if (depth === 1) for (const close of ofTest.splice(0)) await close();
  });
  afterEach(() => {
    depth -= 1;
  });
  return {
    add(close) {
      if (depth > 0) ofTest.push(close);
    },
  };
}

function engineOn(name: TestEngine['name'], fresh: () => Promise<Database>): TestEngine {
  const open = new Set<() => Promise<void>>();
  after(async () => {
    for (const close of open) await close();
  });
  const ofOneTest = closedByTheNext();
  const closing = (work: () => Promise<void>) => {
    const close = async () => {
      if (open.delete(close)) await work();
    };
    open.add(close);
    ofOneTest.add(close);
    return close;
  };
  const services = async (overrides: Partial<Services> = {}) => {
    const database = await fresh();
    dropConditions(database.db.$client);
    const { services: made, remove } = testServices(database, overrides);
    const close = closing(async () => {
      await database.close();
      remove();
    });
    return { ...made, close };
  };
  return {
    name,
    services,
    async app(overrides, options) {
      const made = await services(overrides);
      const app = await buildApp(made, { appFolder: null, compilers: sharedCompilers, ...options });
      await app.ready();
      open.delete(made.close);
      const close = closing(async () => {
        await app.close();
        open.add(made.close);
        await made.close();
      });
      return { app, services: made, close };
    },
  };
}

after(async () => {
  await Promise.all([stopEmbedded(), stopPostgres(), stopWorkers()]);
});
