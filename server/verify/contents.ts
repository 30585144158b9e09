import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { FORMS } from './contentForms.ts';
import { type Check, type Finding, rowsOf } from './finding.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

interface Line {
  id: string;
  family: string;
  seq: string;
  hash: string;
  content: string;
  /** The table and the row: 'contracts 12'. */
  row: string;
  first: boolean;
  gone: boolean;
  /** The action of its line in the log; null without such a line in the log of this family, or of no family. */
  action: string | null;
  /** The day on which an update took it as it stood: nobody knows if it was changed before. */
  taken: string | null;
}

/** Reads the input of the database's hash (content_hash.sql), so that we can hash it ourselves. */
const LINES = `
  select l.id::text, l.family_id::text as family, l.seq::text, l.hash,
    jsonb_build_array(l.family_id, l.seq, (extract(epoch from l.at) * 1000000)::bigint, l.kind, l.key, l.form, l.digest, l.line)::text as content,
    l.kind || ' ' || l.key as row, l.seq = min(l.seq) over (partition by l.kind, l.key) as first, l.digest is null as gone, said.action,
    case when said.action = 'keep' and said.entity = 'content' then to_char(said.at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') end as taken
  from content_log l left join audit_log said on said.id = l.line and coalesce(said.family_id, l.family_id) = l.family_id
  order by l.family_id, l.seq, l.id`;

/** A change that nobody's act in the log explains. */
function unexplained({ row, first, gone, action }: Line): Finding | null {
  if (gone) return action === 'erase' ? null : `${row}: it was removed, and no erasure says so.`;
  if (action !== null) return null;
  return `${row}: it was ${first ? 'put in' : 'changed'}, and the log has no line of who did that.`;
}

/** The lines must follow each other, and each belong to an act in the log. */
async function wrongLines(client: PoolClient): Promise<{ said: string; wrong: Finding[] }> {
  const wrong: Finding[] = [];
  const taken = new Map<string, number>();
  const heads = new Map<string, string>();
  let [count, former, expected] = [0, '', 1];
  for await (const line of rowsOf<Line>(client, LINES)) {
    if (!heads.has(line.family)) [former, expected] = ['', 1];
    const name = `content_log ${line.id} (line ${line.seq} of the contents of family ${line.family}, about ${line.row})`;
    if (Number(line.seq) !== expected)
      wrong.push(`${name}: line ${expected} should stand here; something was removed or put in before it.`);
    else if (line.hash !== sha256(former + line.content))
      wrong.push(`${name}: what it says, or the line before it, was changed.`);
    const finding = unexplained(line);
    if (finding !== null) wrong.push(finding);
    if (line.taken !== null) taken.set(line.taken, (taken.get(line.taken) ?? 0) + 1);
    [former, expected] = [line.hash, Number(line.seq) + 1];
    heads.set(line.family, line.hash);
    count += 1;
  }
  const updates = [...taken].map(([day, rows]) => ` (${rows} as they stood at the update of ${day})`).join('');
  const head = sha256(JSON.stringify([...heads])).slice(0, 16);
  return { said: `${count} lines${updates}, which end in ${head}`, wrong };
}

interface Stands {
  row: string;
  form: string | null;
  /** Null where the log never had it. */
  told: string | null;
  salt: string | null;
  digest: string | null;
}

const STANDS = `
  with told as (select distinct on (kind, key) kind, key, id::text, salt, digest from content_log order by kind, key, seq desc)
  select coalesce(told.kind, stands.kind) || ' ' || coalesce(told.key, stands.key) as row, stands.form, told.id as told, told.salt, told.digest
  from told full join (${FORMS}) stands on stands.kind = told.kind and stands.key = told.key
  order by coalesce(told.kind, stands.kind), coalesce(told.key, stands.key)`;

function wrongWith({ form, told, salt, digest }: Stands): string | null {
  if (told === null) return 'it stands here, and the log does not have it.';
  if (form === null) return digest === null ? null : 'the log has it, and it is missing.';
  if (digest === null) return 'it was removed, and stands here again.';
  return digest === sha256(`${salt ?? ''}${form}`)
    ? null
    : 'it is not what the log has: its terms, people, amounts, days or state were changed.';
}

/**
 * Checks that each contract, version, record, order and statement stands as it was last logged, that each change of
 * one belongs to an act in the audit log, and that the chain of these lines is whole (decisions/0030).
 */
export const checkContents: Check = async (client) => {
  const { said, wrong } = await wrongLines(client);
  let rows = 0;
  for await (const stands of rowsOf<Stands>(client, STANDS)) {
    const finding = wrongWith(stands);
    if (finding !== null) wrong.push(`${stands.row}: ${finding}`);
    if (stands.form !== null) rows += 1;
  }
  return { checked: `${rows} contents by ${said}`, wrong };
};
