import { NOTICES } from '../../../domain/notices/catalogue.ts';
import { fullName } from '../../../domain/names/name.ts';
import type { Notice, NoticePage } from '../../../domain/wire/notice.ts';
import type { Caller } from '../../caller.ts';
import type { Queryable } from '../../db/database.ts';
import { contractName } from '../../presenters/contractName.ts';
import { contractsNamed, type NamedContract } from '../../repositories/auditEntries.ts';
import { familyPeople, type UserRow } from '../../repositories/family.ts';
import { countUnread, listNotices, type NoticeRow } from '../../repositories/notices.ts';
import { visibleHashids } from '../../repositories/contracts.ts';

const PAGE = 50;
/** The export has no pages; who was told more than this reads on in the app. */
const EXPORTED = 10_000;

/** A page of what the caller was told, newest first, in sentences made for them. */
export async function noticePage(db: Queryable, caller: Caller, before: number | null): Promise<NoticePage> {
  // One more than the page: it only says that there is more.
  const rows = await listNotices(db, caller, { before, limit: PAGE + 1 });
  const page = await sentencesOf(db, caller, rows.slice(0, PAGE));
  return {
    notices: page,
    next: rows.length > PAGE ? (page.at(-1)?.n ?? null) : null,
    unread: await countUnread(db, caller),
  };
}

/** What the caller was told, for their own data. */
export const ownNotices = async (db: Queryable, caller: Caller): Promise<Notice[]> =>
  sentencesOf(db, caller, await listNotices(db, caller, { before: null, limit: EXPORTED }));

async function sentencesOf(db: Queryable, caller: Caller, rows: readonly NoticeRow[]): Promise<Notice[]> {
  if (rows.length === 0) return [];
  const about = rows.flatMap((row) => row.about ?? []);
  const people = await familyPeople(db, caller);
  const contracts = new Map((await contractsNamed(db, caller, about)).map((one) => [one.hashid, one]));
  const visible = await visibleHashids(db, caller, [...contracts.keys()]);
  return rows.map((row) => presentNotice(row, caller, people, contracts, visible));
}

function presentNotice(
  { id, kind, at, by_id, about, facts, read_at }: NoticeRow,
  caller: Caller,
  people: readonly UserRow[],
  contracts: ReadonlyMap<string, NamedContract>,
  visible: ReadonlySet<string>,
): Notice {
  const { page, sentence } = NOTICES[kind];
  const subject = people.find(({ hashid }) => hashid === about);
  const text = sentence({
    ...facts,
    by: people.find((person) => person.id === by_id)?.firstname ?? null,
    contract: contractName(caller, contracts.get(about ?? '')) ?? 'een contract',
    person: subject ? fullName(subject) : 'iemand',
  });
  const contract = page === 'contract' && about !== null && visible.has(about) ? about : null;
  return { n: id, kind, at: at.toISOString(), text, read: read_at !== null, page, contract };
}
