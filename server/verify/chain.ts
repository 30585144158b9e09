import { createHash } from 'node:crypto';
import { KEPT } from '../../domain/privacy/terms.ts';
import { type Check, type Finding, rowsOf } from './finding.ts';

interface Line {
  id: string;
  /** The family, or 0. */
  chain: string;
  seq: string;
  salt: string | null;
  digest: string;
  hash: string;
  /** Before and after as one text; null without either. */
  details: string | null;
  content: string;
  ip: string | null;
  ip_salt: string | null;
  ip_digest: string | null;
  /** Whether it is old enough to have lost its network address. */
  old: boolean;
  /** When it was written, in microseconds since 1970. */
  at: string;
  /** The lines emptied by an erasure, in the line about that erasure; null in other lines. */
  emptied: string[] | null;
}

/** Reads the input of the database's hashes (audit_digest, audit_hash and audit_log_link), so that we can hash it ourselves. */
const LINES = `
  select id::text, coalesce(family_id, 0)::text as chain, seq::text, salt, digest, hash, ip, ip_salt, ip_digest,
    at < now() - interval '${KEPT.addressYears} years' as old,
    case when salt is not null or before is not null or after is not null then jsonb_build_array(before, after)::text end as details,
    jsonb_build_array(seq, (extract(epoch from at) * 1000000)::bigint, family_id, user_id, sub, action, entity, hashid, ip_digest, request_id, digest)::text as content,
    (extract(epoch from at) * 1000000)::bigint::text as at,
    case when action = 'erase' and jsonb_typeof(after->'emptied') = 'array' then array(select jsonb_array_elements_text(after->'emptied')) end as emptied
  from audit_log l order by coalesce(l.family_id, 0), l.seq, l.id`;

/** How much earlier than the line before it a line may be dated: until migration 0060 that was when its transaction began. */
const WAITED = 10 * 60 * 1_000_000;

/** The lines before which the clock was set back, as reported by the database; the reporting line comes after it too. */
const SET_BACK = `
  select told.line from audit_log l, lateral (values ((l.after->>'chain') || ' ' || (l.after->>'seq')), (coalesce(l.family_id, 0) || ' ' || l.seq)) as told (line)
  where l.entity = 'clock' and l.action in ('keep', 'set_back')`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The fault in the network address of a line, which is removed after a year together with its salt (decisions/0023). */
function wrongAddress({ ip, ip_salt, ip_digest, old }: Line): string | undefined {
  if (ip_salt === null && ip === null)
    return ip_digest === null || old ? undefined : 'its network address was taken away before its time.';
  return ip_digest === sha256(`${ip_salt ?? ''}${ip ?? ''}`) ? undefined : 'its network address was changed.';
}

/**
 * Checks that every line of the audit log follows the one before it, is unchanged since it was written, or was emptied
 * by an erasure (decisions/0030), and that its network address is unchanged or was removed when old.
 */
export const checkChain: Check = async (client) => {
  const wrong: Finding[] = [];
  const heads = new Map<string, string>();
  const empty = new Map<string, string>();
  const erased = new Set<string>();
  const told = await client.query<{ line: string }>(SET_BACK);
  const setBack = new Set(told.rows.map(({ line }) => line));
  let [count, former, expected, before] = [0, '', 1, 0];
  for await (const line of rowsOf<Line>(client, LINES)) {
    const name = `audit_log ${line.id} (line ${line.seq} of the chain of ${line.chain === '0' ? 'no family' : `family ${line.chain}`})`;
    if (!heads.has(line.chain)) [former, expected, before] = ['', 1, 0];
    if (Number(line.seq) !== expected)
      wrong.push(`${name}: line ${expected} should stand here; something was removed or put in before it.`);
    else if (line.hash !== sha256(former + line.content))
      wrong.push(`${name}: what it says, or the line before it, was changed.`);
    if (before - Number(line.at) > WAITED && !setBack.has(`${line.chain} ${line.seq}`))
      wrong.push(`${name}: it is dated before the line before it, and the clock was not set back.`);
    if (line.salt === null) {
      if (line.details !== null) wrong.push(`${name}: it was emptied, and says something again.`);
      empty.set(line.id, name);
    } else if (line.digest !== sha256(line.salt + (line.details ?? ''))) {
      wrong.push(`${name}: what was before and after was changed.`);
    }
    const address = wrongAddress(line);
    if (address) wrong.push(`${name}: ${address}`);
    for (const id of line.emptied ?? []) erased.add(id);
    [former, expected, before] = [line.hash, Number(line.seq) + 1, Number(line.at)];
    heads.set(line.chain, line.hash);
    count += 1;
  }
  for (const [id, name] of empty) if (!erased.has(id)) wrong.push(`${name}: it was emptied, and no erasure says so.`);
  const head = sha256(JSON.stringify([...heads]));
  return { checked: `${count} lines of the log in ${heads.size} chains, which end in ${head.slice(0, 16)}`, wrong };
};
