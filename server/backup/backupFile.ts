import { createHash, randomBytes } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { flushFolder } from '../db/embedded/durableFs.ts';
import { StartupError } from '../startupError.ts';

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;

/** The first line of a backup, which describes the backup itself. */
export interface BackupHeader {
  format: 1;
  /**
   * The newest migration of the source database (`folderMillis`): the tables are migrated up to it before the rows go
   * in.
   */
  migration: number;
  taken_at: string;
}

/**
 * A backup is zipped text, an item per line: `B` and the header, `T` and a table's name, `R` and a row as PostgreSQL's
 * own JSON, and at the end `E` and the SHA-256 of all lines before it. The same for both engines, so it is also the way
 * from one to the other and to a newer major version (docs/reliability.md P5).
 */
export interface BackupLine {
  kind: 'T' | 'R';
  text: string;
}

/** A name nobody can prepare in advance: another's file or link would keep its owner, mode or target. */
const unfinishedName = (file: string) => `${file}.${randomBytes(8).toString('hex')}.part`;

/**
 * Writes the lines under a temporary name, and renames the file once it is complete and on disk; readable by its owner
 * only. An existing file is replaced: for a symbolic link the link itself, never its target.
 */
export async function writeBackupFile(
  file: string,
  header: BackupHeader,
  lines: AsyncIterable<BackupLine>,
): Promise<void> {
  const unfinished = unfinishedName(file);
  const handle = await open(unfinished, O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY, 0o600);
  try {
    // When one end fails the other ends too, and nothing more is written.
    await pipeline(asText(header, lines), createGzip(), async (zipped: AsyncIterable<Buffer>) => {
      for await (const chunk of zipped) await handle.writeFile(chunk);
    });
    await handle.sync();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  flushFolder(path.dirname(file));
}

async function* asText(header: BackupHeader, lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (line: string) => {
    hash.update(line);
    return line;
  };
  yield hashed(`B ${JSON.stringify(header)}\n`);
  for await (const { kind, text } of lines) yield hashed(`${kind} ${text}\n`);
  yield `E ${hash.digest('hex')}\n`;
}

/**
 * Reads a backup to its end. @throws StartupError when a byte of it is missing or changed (docs/reliability.md F17).
 */
export async function checkBackupFile(file: string): Promise<BackupHeader> {
  const hash = createHash('sha256');
  let [header, whole]: [BackupHeader | null, boolean] = [null, false];
  try {
    for await (const line of linesOf(file)) {
      if (whole) throw new Error('there is something after its end');
      if (line.startsWith('E ')) {
        whole = line.slice(2) === hash.digest('hex');
        continue;
      }
      hash.update(`${line}\n`);
      header ??= readHeader(line);
    }
  } catch (error) {
    throw new StartupError(`${file} can't be read as a backup of Onderling: nothing was changed.`, { cause: error });
  }
  if (!header || !whole) throw new StartupError(`The backup ${file} is damaged: nothing was changed. Use another one.`);
  return header;
}

/** The tables and rows of a checked backup. */
export async function* readBackupFile(file: string): AsyncGenerator<BackupLine> {
  for await (const line of linesOf(file)) {
    const kind = line[0];
    if (kind === 'T' || kind === 'R') yield { kind, text: line.slice(2) };
  }
}

/** Not node:readline, to which U+2028 is the end of a line too: JSON allows it in a name. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const [source, unzip] = [createReadStream(file), createGunzip()];
  source.on('error', (error) => unzip.destroy(error));
  // A line is joined once: a scan of some megabytes comes in hundreds of pieces.
  let rest: string[] = [];
  for await (const chunk of source.pipe(unzip).setEncoding('utf8')) {
    const [head = '', ...others] = String(chunk).split('\n');
    rest.push(head);
    const tail = others.pop();
    if (tail === undefined) continue;
    yield rest.join('');
    yield* others;
    rest = [tail];
  }
  if (rest.some((part) => part !== '')) throw new Error('its last line is cut off');
}

function readHeader(line: string): BackupHeader {
  const header = JSON.parse(line.replace(/^B /u, '')) as Partial<BackupHeader>;
  if (!line.startsWith('B ') || header.format !== 1 || typeof header.migration !== 'number')
    throw new Error('this is another kind of file');
  return header as BackupHeader;
}
