import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import type { Act } from './act.ts';
import { type Call, type Loans, perform } from './acts.ts';
import { readFacts, readMessages } from './facts.ts';
import type { Line } from './line.ts';
import { Oracle, type Violation } from './oracle.ts';
import { makeWorld } from './world.ts';

const DAY = 86_400_000;

/** Where worlds are made, with the clock of its services. */
export interface Table {
  app: FastifyInstance;
  services: Services;
  clock: { now: number };
  /** The automatic work while time passes. */
  rounds: () => Promise<void>;
}

/** A violation, and the act of its line after which it showed. */
export type Seen = Violation & { act: number };

/** How a line went: the violations, the number of its answered calls, and of those with a yes. */
export interface Played {
  seen: Seen[];
  calls: number;
  yes: number;
  done: Map<string, number>;
}

/** Plays a line in families of its own. `until` ends it early. */
export async function play(
  table: Table,
  { setup, acts }: Line,
  until: (seen: Seen) => boolean = () => false,
): Promise<Played> {
  const { services, clock } = table;
  const world = await makeWorld(table.app, services, clock, setup);
  const people = [...world.people.values()];
  const families = [...new Set(people.map(({ familyId }) => familyId))];
  const oracle = new Oracle(
    (id) => people.find((one) => one.id === id)?.name ?? `person ${id}`,
    (hashid) => people.find((one) => one.hashid === hashid)?.id,
  );
  const loans: Loans = new Map();
  const seen: Seen[] = [];
  const played: Played = { seen, calls: 0, yes: 0, done: new Map() };
  let before = await readFacts(services.db, families);

  const step = async (act: Act, at: number): Promise<boolean> => {
    if (act.do === 'again') {
      for (let turn = 0, did = -1; turn < act.times && did !== played.yes; turn++) {
        did = played.yes;
        for (const one of act.acts) if (await step(one, at)) return true;
      }
      return false;
    }
    const calls: Call[] = [];
    if (act.do === 'wait') {
      world.wait(act.days * DAY);
      await table.rounds();
    } else {
      await perform(world, loans, act, (call) => {
        calls.push(call);
      });
      played.calls += calls.length;
      if (calls.length > 0 && calls.every(({ answer }) => answer.status === 200))
        played.done.set(act.do, (played.done.get(act.do) ?? 0) + 1);
      const yes = calls.filter(({ answer }) => answer.status === 200).length;
      if (yes === 0) return false;
      played.yes += yes;
    }
    const after = await readFacts(services.db, families);
    const told = await readMessages(services.db, before);
    const found = oracle.look({ calls, before, after, told, now: clock.now }).map((one) => ({ ...one, act: at }));
    before = after;
    seen.push(...found);
    return found.some(until);
  };

  for (const [at, act] of acts.entries()) if (await step(act, at)) break;
  return played;
}
