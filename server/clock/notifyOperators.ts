import type { Tx } from '../db/database.ts';
import type { Env } from '../env/settings.ts';
import { quietly } from '../mail/answers.ts';
import { clockMail } from '../mail/clockMail.ts';
import { queueMail } from '../mail/outbox.ts';
import { administratorAddresses } from '../repositories/administrators.ts';
import type { Doubt } from '../rounds/clockJudge.ts';

/** Mails every administrator that the clock is in doubt: nobody else can fix it. */
export const notifyOperators =
  ({ publicUrl }: Pick<Env, 'publicUrl'>) =>
  async (tx: Tx, doubt: Doubt): Promise<void> => {
    for (const recipient of await administratorAddresses(tx))
      await queueMail(tx, clockMail({ recipient, doubt, url: publicUrl }), doubt.now, quietly);
  };
