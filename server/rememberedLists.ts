import type { FastifyRequest } from 'fastify';
import { etagOf } from './http/matchesEtag.ts';
import { yieldingMap } from './yieldingMap.ts';

/** A list as it is sent. */
export interface ListAnswer {
  json: Buffer;
  /** A hash of its content. */
  etag: string;
}

/** A list for one reader, and when it changes without anybody's act. */
export interface MadeList {
  list: readonly unknown[];
  /** Milliseconds since 1970; Infinity when only a change or a new day can. */
  until: number;
}

interface Remembered extends ListAnswer {
  changes: number;
  today: string;
  until: number;
}

type Asked = Pick<FastifyRequest, 'actor' | 'contractChanges'>;

/** Bytes of all remembered lists: those of some thousand readers, or of one with 10,000 contracts. */
const ROOM = 32_000_000;
/** Bytes that an entry takes besides its list. */
const ENTRY = 500;

/**
 * Remembers the list of contracts of each reader until the family's count of changes, the day or a deadline makes it different
 * (docs/decisions/0033). The count is read with the caller, before the list: a remembered list is at least as new as its count.
 */
export function rememberedLists(room = ROOM) {
  const known = new Map<number, Remembered>();
  let used = 0;
  const forget = (reader: number): void => {
    const found = known.get(reader);
    if (!found) return;
    known.delete(reader);
    used -= found.json.length + ENTRY;
  };
  const remember = (reader: number, answer: Remembered): void => {
    forget(reader);
    const size = answer.json.length + ENTRY;
    if (size > room) return;
    // A Map iterates the least recently used first.
    for (const [other] of known) {
      if (used + size <= room) break;
      forget(other);
    }
    known.set(reader, answer);
    used += size;
  };
  /** The lists being made: a request meanwhile waits for the same one. */
  const underWay = new Map<string, Promise<Remembered>>();
  const makeOnce = (key: string, work: () => Promise<Remembered>): Promise<Remembered> => {
    const begun = underWay.get(key) ?? work().finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
  return async ({ actor, contractChanges: changes }: Asked, make: () => Promise<MadeList>): Promise<ListAnswer> => {
    const { now, today } = actor;
    const { userId } = actor.caller;
    const found = known.get(userId);
    const same = found?.changes === changes && found.today === today && now.getTime() < found.until;
    const answer = same
      ? found
      : await makeOnce(`${userId} ${changes} ${today}`, async () => ({ ...(await written(make)), changes, today }));
    remember(userId, answer);
    return answer;
  };
}

async function written(make: () => Promise<MadeList>): Promise<ListAnswer & Pick<MadeList, 'until'>> {
  const { list, until } = await make();
  // One at a time: a list of thousands is megabytes, and others wait.
  const json = Buffer.from(`[${(await yieldingMap(list, (one) => JSON.stringify(one))).join()}]`);
  return { json, etag: etagOf(json), until };
}
