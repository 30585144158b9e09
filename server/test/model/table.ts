import { after } from 'node:test';
import { carryOutDue } from '../../actions/claims/rounds.ts';
import { eraseDue } from '../../actions/erasure/rounds.ts';
import { remindFamilies } from '../../actions/notices/remind.ts';
import { buildApp } from '../../app.ts';
import { freshEmbedded, stopEmbedded } from '../embeddedDatabases.ts';
import { NOW } from '../engines.ts';
import { sharedCompilers } from '../sharedCompilers.ts';
import { stopWorkers, testServices } from '../testServices.ts';
import type { Table } from './play.ts';

export interface OpenTable extends Table {
  close: () => Promise<void>;
}

/** The app on an embedded database, with a clock that a line moves; all worlds of a test file are made in it. */
export async function openTable(): Promise<OpenTable> {
  const clock = { now: NOW };
  const database = await freshEmbedded();
  const { services, remove } = testServices(database, { clock: () => clock.now });
  const app = await buildApp(services, { appFolder: null, compilers: sharedCompilers });
  await app.ready();
  return {
    app,
    services,
    clock,
    rounds: async () => {
      await carryOutDue(services);
      await eraseDue(services);
      await remindFamilies(services);
    },
    async close() {
      await app.close();
      await database.close();
      remove();
    },
  };
}

after(async () => {
  await Promise.all([stopEmbedded(), stopWorkers()]);
});
