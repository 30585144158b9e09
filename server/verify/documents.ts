import { createHash } from 'node:crypto';
import { type Check, type Finding, rowsOf } from './finding.ts';

const PAPERS = `
  select 'documents ' || id as name, sha256, bytes from documents where bytes is not null
  union all select 'statements ' || id, sha256, bytes from statements`;

/** Only papers to sign whose request ended without every signature are cleared (server/housekeeping.ts). */
const GONE = `
  select 'documents ' || d.id || ': its bytes are gone, and it is no paper that nobody signed in time.' as wrong
  from documents d left join signing_requests r on r.document_id = d.id left join signing_outcomes o on o.request_id = r.id
  where d.bytes is null and (r.id is null or o.outcome is not distinct from 'signed' or (o.request_id is null and r.expires_at > now()))`;

/** Checks that every document and statement still has the bytes it was made with. */
export const checkDocuments: Check = async (client) => {
  const wrong: Finding[] = [];
  let count = 0;
  for await (const { name, sha256, bytes } of rowsOf<{ name: string; sha256: string; bytes: Buffer }>(client, PAPERS)) {
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      wrong.push(`${name}: its bytes are not those that were made.`);
    count += 1;
  }
  const { rows } = await client.query<{ wrong: string }>(GONE);
  return { checked: `${count} documents`, wrong: [...wrong, ...rows.map((row) => row.wrong)] };
};
