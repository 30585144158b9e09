import { sql } from 'drizzle-orm';
import type { Health } from '../../../domain/wire/administrator.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { lastBackupAt } from '../../backup/backupFolder.ts';
import { mayChangeItsLog } from '../../db/lesserRole.ts';
import type { Services } from '../../services.ts';

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

/** How the service does. Only for administrators: nobody else learns what runs here (S-140). */
export async function health({ db, env }: Services): Promise<Health> {
  const { rows } = await db.execute<{
    waiting: number;
    failing: number;
    oldest: Date | string | null;
    sent: number;
  }>(sql`
    select count(*)::int as waiting, count(*) filter (where attempts > 1)::int as failing, min(created_at) as oldest,
      (select count(*)::int from mail_outbox where sent_at > now() - interval '1 day') as sent
    from mail_outbox where sent_at is null`);
  const { waiting = 0, failing = 0, oldest = null, sent = 0 } = rows[0] ?? {};
  return {
    version: packageFile.version,
    started_at: startedAt,
    database: env.databaseUrl === null ? 'embedded' : 'server',
    log_guarded: !(await mayChangeItsLog(db.$client)),
    mail: {
      waiting,
      failing,
      oldest: oldest === null ? null : new Date(oldest).toISOString(),
      sent_last_day: sent,
      to: env.smtpUrl === null ? 'folder' : 'smtp',
    },
    last_backup: lastBackupAt(env.dataDir)?.toISOString() ?? null,
  };
}
