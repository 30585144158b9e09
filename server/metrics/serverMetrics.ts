import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import packageFile from '../../package.json' with { type: 'json' };
import { lastBackupAt } from '../backup/backupFolder.ts';
import { registry } from '../counters.ts';
import type { FairQueueLoad } from '../fairQueue.ts';
import { mailQueue } from '../mail/outbox.ts';
import { lastDataCheck } from '../repositories/dataCheck.ts';
import { sealQueue } from '../repositories/sealsDue.ts';
import { canServe } from '../readiness.ts';
import type { Services } from '../services.ts';

type Watched = Pick<Services, 'db' | 'env' | 'ready' | 'clock' | 'judge'>;
/** The lines before the workers, by what is made there. */
type Lines = Readonly<Record<string, () => FairQueueLoad>>;

/**
 * Everything that may be watched, as Prometheus reads it. The database is asked at each scrape; one that does not answer
 * is told as `onderling_ready 0`, and what only it knows is then left out.
 */
export function serverMetrics({ db, env, ready, clock, judge }: Watched, lines: Lines): () => Promise<string> {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `onderling_${name}`, help, labelNames, registers: [own] });

  gauge('info', 'The version that runs; always 1.', 'version').set({ version: packageFile.version }, 1);
  const isReady = gauge('ready', 'Does /readyz say yes: 1 or 0.');
  const connections = gauge('database_connections', 'Connections to the database, by what they do.', 'state');
  const waitingForOne = gauge('database_waiting', 'Requests that wait for a connection to the database.');
  const line = gauge('line', 'Work in the line before its workers, by what is made and where it stands.', 'work', 'at');
  const mail = gauge('mail_queue', 'Mails that wait, and those of them that failed before.', 'state');
  const oldestMail = gauge('mail_queue_oldest_seconds', 'Age of the mail that waits longest; 0 when none waits.');
  const seals = gauge('seals_waiting', 'Papers that everybody signed and that wait for their seal.');
  const oldestSeal = gauge(
    'seals_oldest_seconds',
    'How long the paper that waits longest for its seal does; 0 when none waits.',
  );
  const backup = gauge('newest_backup_age_seconds', 'Age of the newest backup in DATA_DIR; absent when there is none.');
  const findings = gauge('findings', 'Faults found by the last check of all stored data; absent before the first.');
  const checked = gauge('check_age_seconds', 'Age of the last check of all stored data; absent before the first.');
  const doubted = gauge('clock_doubted', 'Is the clock in doubt: 1 or 0 (npm run clock).');
  const disk = gauge('disk_free_bytes', 'Room left on the disk of DATA_DIR.');

  async function askDatabase(): Promise<boolean> {
    mail.reset();
    oldestMail.remove();
    seals.remove();
    oldestSeal.remove();
    findings.remove();
    checked.remove();
    if (!(await canServe({ env, ready }))) return false;
    const { waiting, failing, oldest } = await mailQueue(db);
    mail.set({ state: 'waiting' }, waiting);
    mail.set({ state: 'failing' }, failing);
    oldestMail.set(oldest === null ? 0 : (clock() - oldest.getTime()) / 1000);
    const toSeal = await sealQueue(db);
    seals.set(toSeal.waiting);
    oldestSeal.set(toSeal.oldest === null ? 0 : (clock() - toSeal.oldest.getTime()) / 1000);
    const check = await lastDataCheck(db);
    if (check) {
      findings.set(check.findings);
      checked.set(check.ageSeconds);
    }
    return true;
  }

  async function refresh(): Promise<void> {
    const { totalCount, idleCount, waitingCount } = db.$client;
    connections.set({ state: 'idle' }, idleCount);
    connections.set({ state: 'busy' }, totalCount - idleCount);
    waitingForOne.set(waitingCount);
    for (const [work, load] of Object.entries(lines)) {
      const { busy, waiting } = load();
      line.set({ work, at: 'busy' }, busy);
      line.set({ work, at: 'waiting' }, waiting);
    }
    const last = lastBackupAt(env.dataDir, clock());
    backup.remove();
    if (last) backup.set((clock() - last.getTime()) / 1000);
    doubted.set(judge.doubt() ? 1 : 0);
    disk.remove();
    const room = await statfs(env.dataDir).catch(() => null);
    if (room) disk.set(room.bavail * room.bsize);
    isReady.set((await askDatabase().catch(() => false)) ? 1 : 0);
  }

  const all = Registry.merge([registry, own]);
  return async () => {
    await refresh();
    return all.metrics();
  };
}
