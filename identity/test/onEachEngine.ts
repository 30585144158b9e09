import { after, before, describe } from 'node:test';
import { eachEngine } from '../../server/test/engines.ts';
import { startWorld, type World } from './world.ts';

/**
 * Describes tests of the provider once per database engine; the tests of one description share a provider and a
 * database.
 */
export function onEachEngine(title: string, define: (world: World) => void): void {
  eachEngine((engine) => {
    void describe(title, () => {
      const world = {} as World;
      let stop = () => Promise.resolve();
      before(async () => {
        const services = await engine.services();
        const started = await startWorld(services.db);
        Object.assign(world, started.world);
        stop = async () => {
          await started.close();
          await services.close();
        };
      });
      after(() => stop());
      define(world);
    });
  });
}
