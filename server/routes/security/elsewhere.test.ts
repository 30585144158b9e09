import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { mailOutbox } from '../../db/schema.ts';
import { apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW } from '../../test/engines.ts';
import { makeFamily, makeUser } from '../../test/factories.ts';

const SANNE = 'sanne@provider.example';

eachEngine((engine) => {
  test('S-317 with an external provider the mail says to change the password there, and its link freezes what was done here, once', async () => {
    let later = 0;
    const made = await engine.app({ accounts: null, clock: () => NOW + later });
    const { db } = made.services;
    const { parent, id } = await makeFamily(db);
    const sanne = await makeUser(db, id, { firstname: 'Sanne', sub: 'sanne', email: SANNE, login: true, signed: true });
    const jan = await apiClient(made.app, parent, { expires: 4e9 });
    const her = await apiClient(made.app, sanne, { claims: { email: SANNE, email_verified: true }, expires: 4e9 });
    const draft = yearLoanDraft(parent.hashid, sanne.hashid, '2026-01-01');
    const contract = String((await jan.post('/contract', draft)).body.hashid);
    const lifecycle = async () => (await jan.get(`/contract/proposals?hashid=${contract}`)).body as ContractLifecycle;
    const [proposal] = (await lifecycle()).proposals;
    await db.delete(mailOutbox);
    assert.equal(
      (await her.post('/contract/proposal/answer', { hashid: proposal!.hashid, answer: 'accepted' })).status,
      200,
    );
    assert.equal((await her.post('/erasure', { confirm: 'VERWIJDER' })).status, 200);

    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, SANNE));
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Je hebt iets afgesproken bij Onderling', 'Over 7 dagen verwijderen we je gegevens bij Onderling'],
    );
    const [mail] = mails;
    assert.match(mail!.body_text, /Wijzig dan eerst je wachtwoord bij de dienst waarmee je inlogt/u);
    assert.doesNotMatch(mail!.body_text, /kiest een nieuw wachtwoord/u);
    const [page, token = ''] = mail!.link!.split('#');
    assert.match(page!, /bericht=dit-was-ik-niet-elders$/u);

    const anybody = await apiClient(made.app, null);
    const press = (said: string) => anybody.post('/way-back', { token: said });
    const [of, at, signed] = token.split('.');
    const forged = [
      `${of}.${Number.parseInt(at!, 36).toString(35)}.${signed}`,
      `${of}.${at}.`,
      `${token}.x`,
      'x'.repeat(60),
    ];
    for (const one of forged) assert.equal((await press(one)).status, 404, one);
    later = 8 * 86_400_000;
    assert.equal((await press(token)).status, 404, 'seven days');
    later = 60_000;
    const done = await press(token);
    assert.deepEqual([done.status, done.body], [200, {}]);
    assert.equal((await press(token)).status, 404, 'once');

    assert.deepEqual(
      (await lifecycle()).contested?.map(({ by, kind }) => [by.hashid, kind]),
      [[sanne.hashid, 'consent']],
    );
    assert.equal((await her.get('/user')).body.erased_on, undefined, 'the erasure ends');
    assert.equal((await her.get('/contested')).body.length, 1);
    await made.close();
  });
});
