import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, ne } from 'drizzle-orm';
import { accounts } from '../../db/accountSchema.ts';
import { mailOutbox } from '../../db/schema.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { loginMail } from '../../test/loginMail.ts';
import { sendDueMail } from '../../mail/mailWorker.ts';
import { makeTransport } from '../../mail/transport.ts';
import type { Services } from '../../services.ts';
import { apiClient } from '../../test/apiClient.ts';
import { giftDraft } from '../../test/drafts.ts';
import { eachEngine } from '../../test/engines.ts';
import { everything } from '../../test/everything.ts';
import { makeFamily, makeUser } from '../../test/factories.ts';
import { childForm } from '../../test/relationForms.ts';
import { erases } from '../../test/erases.ts';

const PASSWORD = 'Keukentafel-2026!';
const STRANGER = 'vreemde@elders.example';

eachEngine((engine) => {
  async function parent({ accounts: provider, db }: Services, email: string) {
    const made = await provider!.create(db, { email, password: PASSWORD, emailVerified: true });
    if (!('sub' in made)) throw new Error('The account was not made.');
    return makeFamily(db, { name: email, parent: { email, sub: made.sub, login: true, signed: true } });
  }

  test("6b after adding a relation with a stranger's address and then erasing, no row of the stranger's family changes, and their mail goes out", async () => {
    const { app, services } = await engine.app();
    const { db } = services;
    const [theirs, attacker] = [
      await parent(services, STRANGER),
      await parent(services, 'aanvaller@voorbeeld.example'),
    ];
    const child = await makeUser(db, theirs.id, { firstname: 'Bram', email: 'bram@elders.example' });
    assert.equal(
      (await (await apiClient(app, theirs.parent)).post('/contract', giftDraft(theirs.parent.hashid, child.hashid)))
        .status,
      200,
    );
    // One mail was sent; one waits, next to that of the gift.
    await queueMail(db, await loginMail(STRANGER), new Date(), orRefuse);
    await sendDueMail(
      services,
      makeTransport(services.env, () => undefined),
    );
    await queueMail(db, await loginMail(STRANGER.toUpperCase()), new Date(), orRefuse);

    /** Every row about the stranger, their child or their family, in any table. */
    const about = async () => {
      const names = new RegExp(
        [
          `"family_id":${theirs.id}[,}]`,
          `"user_id":(${theirs.parent.id}|${child.id})[,}]`,
          theirs.parent.sub,
          theirs.hashid,
        ].join('|'),
        'u',
      );
      return Object.fromEntries(
        Object.entries(await everything(db)).map(([table, rows]) => [table, rows.filter((row) => names.test(row))]),
      );
    };
    const jan = await apiClient(app, attacker.parent);
    assert.equal((await jan.form('/user', childForm({ email: STRANGER, login: '1' }))).status, 200);
    const before = await about();
    assert.ok(
      ['families', 'users', 'contracts', 'accounts', 'audit_log', 'mail_outbox'].every(
        (table) => before[table]?.length,
      ),
    );
    assert.equal(before.mail_outbox?.length, 3);

    assert.equal((await erases(services, jan)).status, 200);
    assert.deepEqual(await about(), before);
    assert.equal(
      await db.$count(mailOutbox, ne(mailOutbox.user_id, theirs.parent.id)),
      0,
      'the invitation in the name of the attacker is gone',
    );
    assert.equal(await db.$count(accounts, eq(accounts.email, STRANGER)), 1);
    const sent: string[] = [];
    await sendDueMail(services, (mail) => Promise.resolve(void sent.push(mail.recipient)));
    assert.deepEqual(sent, [STRANGER.toUpperCase()]);
  });
});
