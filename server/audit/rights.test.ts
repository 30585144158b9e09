import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { limitAct } from '../actions/limitAct.ts';
import { invitations } from '../db/schema.ts';
import { ACTS, type LimitedAct } from '../limits.ts';
import { allAgree, signedBeforeLogin } from '../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../test/apiClient.ts';
import type { Authenticator } from '../test/authenticator.ts';
import { freshLoanDraft } from '../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../test/engines.ts';
import { callerOf, makeFamily, makePartner, makeUser, type TestFamily, type UserRow } from '../test/factories.ts';
import { signingIn, signWith, withPasskey } from '../test/signing.ts';

const PASSWORD = 'Keukentafel-2026!';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let hers: ApiClient;
  let device: Authenticator;
  let mandate: string;

  before(async () => {
    made = await engine.app({ clock: () => NOW });
    const { db, accounts } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    const email = 'sanne@blijft.example';
    const account = await accounts!.create(db, { email, password: PASSWORD, emailVerified: true });
    const sub = 'sub' in account ? account.sub : '';
    sanne = await makeUser(db, family.id, { sub, email, login: true, signed: true });
    const noor = await makePartner(db, sanne, {
      firstname: 'Noor',
      sub: 'noor',
      email: 'noor@blijft.example',
      login: true,
      signed: true,
    });
    const client = (user: UserRow) => apiClient(made.app, user, { expires: 4e9 });
    [jan, hers] = [await client(family.parent), await client(sanne)];
    device = await withPasskey(hers, db);
    const { given } = await ok(hers.post('/mandate', { taker: noor.hashid, matters: ['terms'] }));
    mandate = given.hashid;
    await ok(hers.post('/calendar', { amounts: false }));
  });

  const ok = async (call: Promise<ApiAnswer>): Promise<ApiAnswer['body']> => {
    const answer = await call;
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body;
  };
  let total = 1_200_000;
  const draft = (signed: string | null = null) => {
    total += 100;
    return { ...freshLoanDraft(family.parent.hashid, sanne.hashid, signed), total };
  };
  const concept = async (who = jan) => (await ok(who.post('/contract', draft()))).hashid;
  const signed = async () => {
    const { hashid } = await ok(jan.post('/contract', draft('2026-01-01')));
    await allAgree(made, jan, hashid);
    return hashid;
  };
  const proposed = async (contract: string, who = jan) => {
    const body = await ok(who.post('/contract/proposal', { contract, content: { kind: 'archive' } }));
    return (body.proposals as { hashid: string }[])[0]!.hashid;
  };
  const asked = async (who = jan) =>
    signingIn(await who.post('/signing', { contract: await concept(who), version: 1, order: 'at_once' }));
  const costs = async (contract: string) => {
    const body = await ok(
      jan.post('/contract/event', { contract, kind: 'costs', date: '2026-06-01', amount: 1_000, note: 'Aanmaning' }),
    );
    return (body.events as { hashid: string }[]).at(-1)!.hashid;
  };

  test('S-265 a user at the change limit can still answer, confirm, sign, object, stop, read and leave', async () => {
    const [loan, other, third, fourth] = [await signed(), await signed(), await signed(), await signed()];
    const [accepts, refuses, withdraws] = [await proposed(loan), await proposed(other), await proposed(third, hers)];
    const [signs, rejects, stops] = [await asked(), await asked(), await asked(hers)];
    const [confirms, denies] = [await costs(fourth), await costs(fourth)];
    // She accepted her invitation after that was recorded.
    const before = (await signedBeforeLogin(made, jan, draft('2026-01-01'), sanne)).body.hashid as string;
    await made.services.db.insert(invitations).values({
      family_id: family.id,
      user_id: sanne.id,
      token_hash: 'gebruikt',
      email: sanne.email,
      expires_at: new Date(Date.now() + 60_000),
      used_at: new Date(Date.now() + 1_000),
    });
    for (const act of Object.keys(ACTS) as LimitedAct[])
      for (const about of ['', sanne.hashid, loan, other, third, fourth])
        if (act !== 'password')
          await limitAct(made.services.db, { caller: callerOf(sanne), now: new Date(NOW) }, act, about, 1e6).catch(
            () => undefined,
          );

    const makes = await hers.post('/contract', draft());
    assert.equal(makes.status, 429);
    const chooses = await hers.post('/notices/choices', { kind: 'proposed', way: 'never' });
    assert.deepEqual(
      [chooses.status, chooses.body],
      [429, { message: 'Je hebt vandaag al heel veel gewijzigd. Probeer het morgen opnieuw.' }],
    );

    const answer = (hashid: string, said: string, word = '') =>
      hers.post('/contract/proposal/answer', { hashid, answer: said, word });
    await ok(answer(accepts, 'accepted'));
    await ok(answer(refuses, 'refused', 'Liever niet'));
    await ok(answer(withdraws, 'withdrawn'));
    signingIn(await signWith(hers, signs, device));
    await ok(hers.post('/signing/end', { hashid: rejects.hashid, word: 'Eerst praten' }));
    await ok(hers.post('/signing/end', { hashid: stops.hashid }));
    await ok(hers.post('/contract/event/confirm', { hashid: confirms, status: 'confirmed' }));
    await ok(hers.post('/contract/event/confirm', { hashid: denies, status: 'refused' }));
    await ok(hers.post('/contract/generated', { hashid: loan }));
    await ok(hers.post('/statement/pdf', { year: 2025 }));
    await ok(hers.post('/contract/confirmation', { contract: before, version: 1, answer: 'no', word: 'Klopt niet' }));
    await ok(hers.remove(`/mandate?hashid=${mandate}`));
    await ok(hers.remove('/calendar'));
    await ok(hers.post('/profile/password', { current: PASSWORD, next: 'Zolderraam-2026!' }));
    await ok(hers.get('/export'));
    await ok(hers.post('/erasure', { confirm: 'VERWIJDER', password: 'Zolderraam-2026!' }));
  });
});
