import { sql } from 'drizzle-orm';
import type { Health } from '../../../domain/wire/administrator.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { lastBackupAt } from '../../backup/backupFolder.ts';
import { mayChangeItsLog } from '../../db/lesserRole.ts';
import { mailQueue } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

/** The health of the service. Only for administrators: nobody else learns what runs here (S-140). */
export async function health({ db, env, clock }: Services): Promise<Health> {
  const { waiting, failing, oldest } = await mailQueue(db);
  const { rows } = await db.execute<{ sent: number }>(
    sql`select count(*)::int as sent from mail_outbox where sent_at > now() - interval '1 day'`,
  );
  return {
    version: packageFile.version,
    started_at: startedAt,
    database: env.databaseUrl === null ? 'embedded' : 'server',
    log_guarded: !(await mayChangeItsLog(db.$client)),
    mail: {
      waiting,
      failing,
      oldest: oldest?.toISOString() ?? null,
      sent_last_day: rows[0]?.sent ?? 0,
      to: env.smtpUrl === null ? 'folder' : 'smtp',
    },
    last_backup: lastBackupAt(env.dataDir, clock())?.toISOString() ?? null,
  };
}
