import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { accounts } from '../../db/accountSchema.ts';
import { families, mailOutbox, users } from '../../db/schema.ts';
import { sweep } from '../../housekeeping.ts';
import { apiClient } from '../../test/apiClient.ts';
import { eachEngine, NOW } from '../../test/engines.ts';

const DAY = 86_400_000;

eachEngine((engine) => {
  test('S-307 an unconfirmed account is removed after thirty days, with the person, their mail and the name of the family', async () => {
    const made = await engine.app({ clock: () => NOW });
    const { db } = made.services;
    const visitor = await apiClient(made.app, null);
    const days = { wacht: 29, weg: 31, bevestigd: 31 };
    for (const name of Object.keys(days)) {
      const { status, body } = await visitor.post('/registration', {
        ...{ firstname: 'Piet', infix: '', lastname: `Van${name}`, gender: 'man', birthdate: '1960-01-01' },
        ...{ email: `${name}@voorbeeld.example`, password: 'Keukentafel-2026!' },
      });
      assert.equal(status, 201, JSON.stringify(body));
    }
    for (const [name, ago] of Object.entries(days))
      await db
        .update(accounts)
        .set({ created_at: new Date(NOW - ago * DAY), email_verified: name === 'bevestigd' })
        .where(eq(accounts.email, `${name}@voorbeeld.example`));
    await sweep(made.services);
    await sweep(made.services);
    const left = async () => (await db.select().from(accounts)).map(({ email }) => email.split('@')[0]).sort();
    assert.deepEqual(await left(), ['bevestigd', 'wacht']);
    assert.deepEqual(
      (await db.select().from(users))
        .map(({ firstname, lastname, email }) => `${firstname} ${lastname} ${email}`)
        .sort(),
      ['Piet Vanbevestigd bevestigd@voorbeeld.example', 'Piet Vanwacht wacht@voorbeeld.example', 'Verwijderd persoon '],
    );
    assert.equal((await db.select().from(families)).filter(({ name }) => name === 'Verwijderd').length, 1);
    assert.equal(await db.$count(mailOutbox, eq(mailOutbox.recipient, 'weg@voorbeeld.example')), 0);
  });
});
