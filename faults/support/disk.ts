import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { type Given, Skipped } from '../fault.ts';

/** A small separate disk: ext4 on a loop device. */
export interface Disk {
  /** The mount point. */
  folder: string;
  /**
   * The power fails: the file system stops at once, with its pending writes lost, and comes back as it is on the
   * device. Nothing may run on it.
   */
  shutDown(): void;
  comeBack(): void;
}

/** EXT4_IOC_SHUTDOWN (_IOR('X', 125, __u32)) and its flag that leaves the journal as it is on the device. */
const SHUTDOWN = { request: 0x80_04_58_7d, withoutFlush: 2 };

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * Makes one of a given size in MB, gone when the line is done. @throws Skipped if this user may not, or the system
 * has no loop devices.
 */
export function makeDisk(given: Given, megabytes: number): Disk {
  if (process.platform !== 'linux' || userInfo().uid !== 0) throw new Skipped('needs root and loop devices of Linux');
  const place = mkdtempSync(path.join(tmpdir(), 'onderling-disk-'));
  given.after(() => rmSync(place, { recursive: true, force: true }));
  const [image, folder] = [path.join(place, 'image'), path.join(place, 'disk')];
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  const device = attach(image);
  given.after(() => run('losetup', '-d', device));
  const mount = () => run('mount', '-o', 'commit=60', device, folder);
  const unmount = () => run('umount', folder);
  mount();
  given.after(() => unmount());
  return {
    folder,
    shutDown() {
      const { request, withoutFlush } = SHUTDOWN;
      const script = `open(my $f, '<', $ARGV[0]) or die $!; my $flag = pack('L', ${withoutFlush}); ioctl($f, ${request}, $flag) or die $!`;
      run('perl', '-e', script, folder);
    },
    comeBack() {
      unmount();
      mount();
    },
  };
}

function attach(image: string): string {
  try {
    run('mkfs.ext4', '-q', '-F', '-m', '0', image);
    return run('losetup', '-f', '--show', image);
  } catch {
    throw new Skipped('this machine gives no loop device');
  }
}
