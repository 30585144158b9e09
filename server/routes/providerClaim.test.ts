import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailOutbox } from '../db/schema.ts';
import { apiClient } from '../test/apiClient.ts';
import { eachEngine } from '../test/engines.ts';
import { makeFamily } from '../test/factories.ts';
import { childForm } from '../test/relationForms.ts';

eachEngine((engine) => {
  test('R-3.4 with an external provider nobody invites in the name of an unverified address: claim false, or no claim', async () => {
    const made = await engine.app({ accounts: null });
    const { db } = made.services;
    const mails = () => db.$count(mailOutbox);
    for (const claims of [{ email_verified: false }, { email_verified: undefined }, { email_verified: 'true' }]) {
      const { parent } = await makeFamily(db);
      const unsure = await apiClient(made.app, parent, { claims });
      assert.equal((await unsure.get('/user')).body.email_verified, false, JSON.stringify(claims));
      const added = await unsure.form(
        '/user',
        childForm({ email: `kind${parent.id}@voorbeeld.example`, login: '1', birthdate: '1990-01-01' }),
      );
      assert.equal(added.status, 200);
      const { hashid } = added.body.children[0];
      const refused = await unsure.post('/invitation/resend', { hashid });
      assert.deepEqual([refused.status, await mails()], [409, 0]);
      assert.match(String(refused.body.error), /bij de dienst waarmee je inlogt/u);
      const sure = await apiClient(made.app, parent, { claims: { email_verified: true } });
      assert.equal((await sure.get('/user')).body.email_verified, true);
      assert.deepEqual([(await sure.post('/invitation/resend', { hashid })).status, await mails()], [200, 1]);
      await db.delete(mailOutbox);
    }
  });
});
