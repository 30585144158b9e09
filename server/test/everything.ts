import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { readPdf } from '../pdf/test/readPdf.ts';

/** Every row of every table, as text. */
export async function everything(db: Db): Promise<Record<string, string[]>> {
  const tables = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ row: string }>(sql.raw(`select row_to_json(t)::text as row from ${name} t`));
    all[name] = rows.map(({ row }) => row).sort();
  }
  return all;
}

/**
 * Where any of these words is found, as 'table.column' or the name of a file: in every column of every table the
 * database has, and in every file of the data folder. PDFs, mails and zipped files are read, not only looked at.
 */
export async function whereFound(db: Db, dataDir: string, words: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const look = async (place: string, content: Buffer) => {
    const text = await textOf(content);
    if (words.some((word) => text.includes(word))) found.add(place);
  };
  const columns = await db.execute<{ place: string; name: string; relation: string; type: string }>(sql`
    select table_name || '.' || column_name as place, quote_ident(column_name) as name, format('%I.%I', table_schema, table_name) as relation, data_type as type
    from information_schema.columns where table_schema in ('public', 'drizzle')`);
  for (const { place, name, relation, type } of columns.rows) {
    const { rows } = await db.execute<{ value: Buffer | string }>(
      sql.raw(`select ${name}${type === 'bytea' ? '' : '::text'} as value from ${relation} where ${name} is not null`),
    );
    for (const { value } of rows) await look(place, Buffer.from(value as string));
  }
  for (const file of filesIn(dataDir)) await look(path.relative(dataDir, file), readFileSync(file));
  return [...found].sort();
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Extracts the text a person could read in the content, besides its raw bytes. */
async function textOf(content: Buffer): Promise<string> {
  if (content.subarray(0, 2).toString('hex') === '1f8b') return textOf(gunzipSync(content));
  const plain = `${content.toString('utf8')}\n${content.toString('latin1')}`;
  if (content.subarray(0, 5).toString() === '%PDF-') {
    const { text, title, bookmarks } = await readPdf(content);
    return [plain, text, title, ...bookmarks].join('\n');
  }
  // The parts of a mail: attachments and texts in base64, lines that were broken with an equals sign.
  const parts = [...plain.matchAll(/base64\r?\n(?:[\w-]+:.*\r?\n(?:\s.*\r?\n)*)*\r?\n([A-Za-z0-9+/=\r\n]+)/gu)].map(
    ([, part = '']) => Buffer.from(part, 'base64'),
  );
  return [plain, plain.replace(/=\r?\n/gu, ''), ...(await Promise.all(parts.map(textOf)))].join('\n');
}
