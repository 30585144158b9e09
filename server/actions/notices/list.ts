import { NOTICES } from '../../../domain/notices/catalogue.ts';
import { type Settled, settledSentence } from '../../../domain/notices/settled.ts';
import { fullName } from '../../../domain/names/name.ts';
import type { Notice, NoticePage } from '../../../domain/wire/notice.ts';
import type { Actor } from '../../actor.ts';
import type { Caller } from '../../caller.ts';
import type { Queryable } from '../../db/database.ts';
import { consentsBy } from '../../policies/asPrinted.ts';
import { contractName } from '../../presenters/contractName.ts';
import { contractsNamed, type NamedContract } from '../../repositories/auditEntries.ts';
import { familyPeople, type UserRow } from '../../repositories/family.ts';
import { outcomesOf } from '../../repositories/noticeOutcomes.ts';
import { countUnread, listNotices, type NoticeRow } from '../../repositories/notices.ts';
import { visibleHashids } from '../../repositories/contracts.ts';
import { requestsNamed } from '../../repositories/signings.ts';

const PAGE = 50;
/** The export has no pages; anyone with more notices than this reads on in the app. */
const EXPORTED = 10_000;

type Reader = Pick<Actor, 'caller' | 'now'>;

/** A page of the caller's notices, newest first, in sentences made for them. */
export async function noticePage(db: Queryable, { caller, now }: Reader, before: number | null): Promise<NoticePage> {
  // One more than the page, only to know whether there is more.
  const rows = await listNotices(db, caller, { before, limit: PAGE + 1 });
  const page = await sentencesOf(db, { caller, now }, rows.slice(0, PAGE));
  return {
    notices: page,
    next: rows.length > PAGE ? (page.at(-1)?.n ?? null) : null,
    unread: await countUnread(db, caller),
  };
}

/** The caller's notices, for their own data. */
export const ownNotices = async (db: Queryable, reader: Reader): Promise<Notice[]> =>
  sentencesOf(db, reader, await listNotices(db, reader.caller, { before: null, limit: EXPORTED }));

async function sentencesOf(db: Queryable, { caller, now }: Reader, rows: readonly NoticeRow[]): Promise<Notice[]> {
  if (rows.length === 0) return [];
  const about = rows.flatMap((row) => row.about ?? []);
  const people = await familyPeople(db, caller);
  const contracts = new Map((await contractsNamed(db, caller, about)).map((one) => [one.hashid, one]));
  const visible = await visibleHashids(db, caller, [...contracts.keys()]);
  const unseen = rows.filter((row) => leadsToContract(row) && !visible.has(row.about ?? ''));
  const asked = await requestsNamed(
    db,
    caller,
    unseen.map(({ key }) => key),
  );
  const consented = new Set(asked.filter((one) => consentsBy(one, caller.userId)).map(({ hashid }) => hashid));
  const settled = await outcomesOf(db, caller, rows, now);
  return rows.map((row) => presentNotice(row, caller, people, { contracts, visible, consented, settled }));
}

const leadsToContract = ({ kind }: Pick<NoticeRow, 'kind'>): boolean => NOTICES[kind].page === 'contract';

interface Seen {
  contracts: ReadonlyMap<string, NamedContract>;
  /** The hashids of the contracts that the reader may open. */
  visible: ReadonlySet<string>;
  /** The hashids of the requests that the reader signs as a spouse, for contracts that they may not open. */
  consented: ReadonlySet<string>;
  /** The outcome of their requests, by key. */
  settled: ReadonlyMap<string, Settled>;
}

function presentNotice(
  { id, kind, key, at, by_id, about, facts, read_at }: NoticeRow,
  caller: Caller,
  people: readonly UserRow[],
  { contracts, visible, consented, settled }: Seen,
): Notice {
  const { page, sentence } = NOTICES[kind];
  const subject = people.find(({ hashid }) => hashid === about);
  const words = {
    ...facts,
    by: people.find((person) => person.id === by_id)?.firstname ?? null,
    contract: contractName(caller, contracts.get(about ?? '')) ?? 'een contract',
    person: subject ? fullName(subject) : 'iemand',
  };
  const outcome = settled.get(key);
  const text = (outcome && settledSentence(kind, outcome, words)) ?? sentence(words);
  const contract = page === 'contract' && about !== null && visible.has(about) ? about : null;
  const signing = contract === null && consented.has(key) ? { signing: key } : {};
  return { n: id, kind, at: at.toISOString(), text, read: read_at !== null, page, contract, ...signing };
}
