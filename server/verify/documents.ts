import { createHash } from 'node:crypto';
import { type Check, type Finding, rowsOf } from './finding.ts';

const PAPERS = `
  select 'documents ' || id as name, sha256, bytes from documents
  union all select 'statements ' || id, sha256, bytes from statements`;

/** Checks that every document and statement still has the bytes it was made with. */
export const checkDocuments: Check = async (client) => {
  const wrong: Finding[] = [];
  let count = 0;
  for await (const { name, sha256, bytes } of rowsOf<{ name: string; sha256: string; bytes: Buffer }>(client, PAPERS)) {
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      wrong.push(`${name}: its bytes are not those that were made.`);
    count += 1;
  }
  return { checked: `${count} documents`, wrong };
};
