import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq, isNull } from 'drizzle-orm';
import { auditLog } from '../../db/schema.ts';
import { addSigned } from '../../test/agree.ts';
import { apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine } from '../../test/engines.ts';
import { makeFamily, makeUser, type UserRow } from '../../test/factories.ts';
import { erases } from '../../test/erases.ts';

const PASSWORD = 'Keukentafel-2026!';

eachEngine((engine) => {
  test('an erased person’s own entries take no other line of the log along', async () => {
    const made = await engine.app();
    const { db } = made.services;
    const login = async (email: string): Promise<Partial<UserRow>> => {
      const account = await made.services.accounts!.create(db, { email, password: PASSWORD, emailVerified: true });
      if (!('sub' in account)) throw new Error('The account was not made.');
      return { email, sub: account.sub, login: true, signed: true };
    };
    const family = await makeFamily(db, { parent: await login('jan@blijft.example') });
    const sanne = await makeUser(db, family.id, { ...(await login('sanne@weg.example')), birthdate: '1985-07-01' });
    const [lender, borrower] = [await apiClient(made.app, family.parent), await apiClient(made.app, sanne)];
    const draft = yearLoanDraft(family.parent.hashid, sanne.hashid);
    const contract = String((await addSigned(made, lender, draft)).body.hashid);
    const report = { contract, kind: 'payment', date: '2026-02-01', amount: 100_000, past_paid: false };
    const reported = await borrower.post('/contract/event', report);
    assert.equal(reported.status, 200, JSON.stringify(reported.body));
    const [{ hashid }] = reported.body.events as [{ hashid: string }];
    assert.equal(
      (await lender.post('/contract/event/confirm', { hashid, status: 'confirmed', past_paid: false })).status,
      200,
    );
    // The log of an account without a family here, and another one's entry there.
    const known = { email: sanne.email };
    const line = { action: 'follow', entity: 'address', after: known };
    await db.insert(auditLog).values([
      { ...line, sub: sanne.sub },
      { ...line, sub: family.parent.sub },
    ]);

    const ofLoan = () =>
      db
        .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
        .from(auditLog)
        .where(eq(auditLog.entity, 'loan_event'))
        .orderBy(auditLog.id);
    const before = await ofLoan();
    assert.deepEqual(
      before.map(({ action, after }) => [action, after !== null]),
      [
        ['add', true],
        ['confirm', true],
      ],
    );
    // A letter, and a character of JSON syntax, are in every line.
    const me = { firstname: ':', infix: '', lastname: '1', gender: 'vrouw', birthdate: '1985-07-01', town: 'e' };
    assert.equal((await borrower.form('/profile', { ...me, phone: '', street: '"' })).status, 200);
    assert.equal((await erases(made.services, borrower)).status, 200);

    assert.deepEqual(await ofLoan(), before);
    const ofAccount = await db
      .select({ sub: auditLog.sub, after: auditLog.after })
      .from(auditLog)
      .where(and(isNull(auditLog.family_id), eq(auditLog.entity, 'address')))
      .orderBy(auditLog.id);
    assert.deepEqual(ofAccount, [
      { sub: sanne.sub, after: null },
      { sub: family.parent.sub, after: known },
    ]);
    const profile = await db.select().from(auditLog).where(eq(auditLog.entity, 'profile'));
    assert.deepEqual(
      profile.map(({ before: was, after }) => [was, after]),
      [[null, null]],
    );
    await made.close();
  });
});
