import type { Call } from './acts.ts';
import type { Claims } from './claims.ts';
import type { Step } from './consents.ts';
import { type Facts, isMailed } from './facts.ts';

const WEEK = 7 * 86_400_000;
const HOUR = 3_600_000;

/** Calls by which somebody agrees to something, which are mailed to themselves. */
const AGREES: Readonly<Record<string, (body: Call['body']) => boolean>> = {
  '/contract/proposal': () => true,
  '/contract/proposal/answer': ({ answer }) => answer === 'accepted',
  '/contract/event/confirm': ({ status }) => status === 'confirmed',
  '/signing/sign': () => true,
  '/mandate': ({ end }) => end !== true,
};

/**
 * The acts with an account in other hands, until its owner takes it back by the link of a mail; and the requests to be erased.
 */
export class Thefts {
  /** By account: since when, who got the management from it, and in which contracts somebody agreed with it. */
  private readonly stolen = new Map<number, { at: number; managers: Set<number>; contracts: Set<number> }>();
  private readonly erasing = new Map<number, number>();
  /** When somebody was mailed last. */
  private readonly mailed = new Map<number, number>();
  private readonly idOf: (hashid: unknown) => number | undefined;

  constructor(idOf: (hashid: unknown) => number | undefined) {
    this.idOf = idOf;
  }

  /** @returns the rule that a call with a yes breaks. */
  hear({ by, url, body }: Call, { before, after, told, now }: Step, claims: Claims): string | null {
    for (const { id } of after.people) if (isMailed(told, id)) this.mailed.set(id, now);
    if (body.stolen === true) this.stolen.set(by.id, { at: now, managers: new Set(), contracts: new Set() });
    const theft = this.stolen.get(by.id);
    const given = this.idOf(body.hashid);
    if (url === '/family/manager' && body.take !== true && given !== undefined) theft?.managers.add(given);
    if (url === '/erasure' && !this.erasing.has(by.id)) this.erasing.set(by.id, now);
    if (url === '/way-back' && theft) {
      this.erasing.delete(by.id);
      claims.forget(by.id, theft.at);
      return this.afterwards(by.id, theft, after);
    }
    if (!theft || AGREES[url]?.(body) !== true) return null;
    for (const { id } of after.contracts) if (standingOf(before, id) !== standingOf(after, id)) theft.contracts.add(id);
    const quiet = now - (this.mailed.get(by.id) ?? 0) >= HOUR;
    return quiet ? 'I3 own act: not told' : null;
  }

  private afterwards(
    by: number,
    { managers, contracts }: { managers: ReadonlySet<number>; contracts: ReadonlySet<number> },
    { people, contested }: Step['after'],
  ): string | null {
    this.stolen.delete(by);
    if (people.some(({ id, manages }) => managers.has(id) && manages)) return 'I3 management of a thief: stands';
    const stands = [...contracts].some((id) => !contested.includes(`${id} ${by}`));
    return stands ? 'I1 agreed by a thief: stands' : null;
  }

  /** Whether somebody asked for it a week ago, and did not cancel. */
  mayBeErased(person: number, now: number): boolean {
    const asked = this.erasing.get(person);
    return asked !== undefined && now - asked >= WEEK;
  }
}

/** The counted parts of a contract, as text to compare. */
function standingOf({ contracts, events }: Facts, contract: number): string {
  const counting = events.filter((event) => event.contract === contract && event.status === 'confirmed');
  return JSON.stringify([contracts.find(({ id }) => id === contract), counting.map(({ hashid }) => hashid)]);
}
