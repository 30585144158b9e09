import { after, before, describe } from 'node:test';
import { eachEngine } from '../../server/test/engines.ts';
import { startTestIdentity, type TestIdentity } from './testIdentity.ts';

/**
 * Describes tests of the provider once per database engine; the tests of one description share a provider and a
 * database.
 */
export function onEachEngine(title: string, define: (setup: TestIdentity) => void): void {
  eachEngine((engine) => {
    void describe(title, () => {
      const setup = {} as TestIdentity;
      let stop = () => Promise.resolve();
      before(async () => {
        const services = await engine.services();
        const started = await startTestIdentity(services.db);
        Object.assign(setup, started.setup);
        stop = async () => {
          await started.close();
          await services.close();
        };
      });
      after(() => stop());
      define(setup);
    });
  });
}
