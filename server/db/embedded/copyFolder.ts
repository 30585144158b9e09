import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

/** The space that must stay free besides the copy: the running engine must never find a full disk. */
const STAYS_FREE = 200 * 1024 * 1024;
/** Files at a time: most are small, and Node already copies four at once. */
const AT_ONCE = 16;

/** @throws Error where the disk has too little room for a copy of the folder. */
export async function requireRoomForCopy(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const { files } = await entriesOf(folder);
  let size = STAYS_FREE;
  await inTurns(files, async (file) => {
    // A file that is gone by now needs no room.
    size += await stat(path.join(folder, file)).then(
      (found) => found.size,
      () => 0,
    );
  });
  if (bavail * bsize < size) throw new Error('The disk of DATA_DIR has no room for a copy of the database.');
}

/** Copies a folder with its contents; where the file system can, without writing the bytes again. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const { files, folders } = await entriesOf(from);
  await mkdir(to, { mode: 0o700 });
  for (const folder of folders.sort()) await mkdir(path.join(to, folder), { mode: 0o700 });
  await inTurns(files, (file) =>
    copyFile(path.join(from, file), path.join(to, file), constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE),
  );
}

/** The contents of a folder and its subfolders, by their paths from there. */
async function entriesOf(folder: string): Promise<{ files: string[]; folders: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const named = (wanted: typeof entries) =>
    wanted.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return {
    files: named(entries.filter((entry) => entry.isFile())),
    folders: named(entries.filter((entry) => entry.isDirectory())),
  };
}

async function inTurns(files: readonly string[], work: (file: string) => Promise<void>): Promise<void> {
  const waiting = files.values();
  const take = async () => {
    for (const file of waiting) await work(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}
