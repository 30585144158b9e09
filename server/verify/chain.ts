import { createHash } from 'node:crypto';
import { type Check, type Finding, rowsOf } from './finding.ts';

interface Line {
  id: string;
  /** The family, or 0. */
  chain: string;
  seq: string;
  salt: string | null;
  digest: string;
  hash: string;
  /** Before and after as one text; null when there is neither. */
  details: string | null;
  content: string;
  /** The lines that an erasure emptied, in the line about that erasure; null in other lines. */
  emptied: string[] | null;
}

/** Reads what the database hashes (migration 0009, audit_digest and audit_hash), so that we can hash it ourselves. */
const LINES = `
  select id::text, coalesce(family_id, 0)::text as chain, seq::text, salt, digest, hash,
    case when salt is not null or before is not null or after is not null then jsonb_build_array(before, after)::text end as details,
    jsonb_build_array(seq, (extract(epoch from at) * 1000000)::bigint, family_id, user_id, sub, action, entity, hashid, ip, request_id, digest)::text as content,
    case when action = 'erase' and jsonb_typeof(after->'emptied') = 'array' then array(select jsonb_array_elements_text(after->'emptied')) end as emptied
  from audit_log l order by coalesce(l.family_id, 0), l.seq, l.id`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Checks that every line of the audit log follows the one before it, and says what it said when it was written, or was
 * emptied by an erasure (decisions/0035).
 */
export const checkChain: Check = async (client) => {
  const wrong: Finding[] = [];
  const heads = new Map<string, string>();
  const empty = new Map<string, string>();
  const erased = new Set<string>();
  let [count, former, expected] = [0, '', 1];
  for await (const line of rowsOf<Line>(client, LINES)) {
    const name = `audit_log ${line.id} (line ${line.seq} of the chain of ${line.chain === '0' ? 'no family' : `family ${line.chain}`})`;
    if (!heads.has(line.chain)) [former, expected] = ['', 1];
    if (Number(line.seq) !== expected)
      wrong.push(`${name}: line ${expected} should stand here; something was removed or put in before it.`);
    else if (line.hash !== sha256(former + line.content))
      wrong.push(`${name}: what it says, or the line before it, was changed.`);
    if (line.salt === null) {
      if (line.details !== null) wrong.push(`${name}: it was emptied, and says something again.`);
      empty.set(line.id, name);
    } else if (line.digest !== sha256(line.salt + (line.details ?? ''))) {
      wrong.push(`${name}: what was before and after was changed.`);
    }
    for (const id of line.emptied ?? []) erased.add(id);
    [former, expected] = [line.hash, Number(line.seq) + 1];
    heads.set(line.chain, line.hash);
    count += 1;
  }
  for (const [id, name] of empty) if (!erased.has(id)) wrong.push(`${name}: it was emptied, and no erasure says so.`);
  const head = sha256(JSON.stringify([...heads]));
  return { checked: `${count} lines of the log in ${heads.size} chains, which end in ${head.slice(0, 16)}`, wrong };
};
