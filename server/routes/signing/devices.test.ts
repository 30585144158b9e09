import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { PasskeyCreation } from '../../../domain/wire/passkey.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { users } from '../../db/schema.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { Authenticator } from '../../test/authenticator.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { deviceAsked, inLetters, lastMail, mailedCode, signingIn, withPasskey } from '../../test/signing.ts';

const SANNE = 'sanne@blijft.example';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let child: ApiClient;
  let later = 0;

  before(async () => {
    made = await engine.app({ clock: () => NOW + later });
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
    sanne = await makeUser(db, family.id, { sub: 'sanne', email: SANNE, login: true, signed: true });
    jan = await apiClient(made.app, family.parent, { expires: 4e9 });
    child = await apiClient(made.app, sanne, { expires: 4e9 });
  });
  beforeEach(async () => {
    later = 0;
    await made.services.db.delete(rateLimits);
  });

  const mail = () => child.post('/passkey/code');
  const code = () => mailedCode(made.services.db, SANNE);
  const start = (typed: string, who = child) => who.post('/passkey/start', { code: typed });
  const devices = async () => ((await child.get('/passkeys')).body as object[]).length;
  const refusedAtCode = async (answer: ReturnType<typeof start>) => {
    const { status, body } = await answer;
    assert.equal(status, 422, JSON.stringify(body));
    assert.match(String(body.errors.code), /^Deze code klopt niet, of is verlopen/);
  };

  test('S-201 a session alone adds no device: it takes the code that was mailed to its holder', async () => {
    const unasked = new Authenticator().create({
      challenge: 'YQ',
      user: { id: 'YQ', name: 'x', displayName: 'x' },
      rp: { id: 'localhost', name: 'Onderling' },
    });
    await refusedAtCode(start('123456'));
    const without = await child.post('/passkey', { name: 'Van een dief', made: unasked });
    assert.deepEqual([without.status, Object.keys(without.body.errors)], [422, ['made']]);

    assert.deepEqual((await mail()).body, { email_masked: 's•••@blijft.example' });
    const told = await lastMail(made.services.db, SANNE);
    assert.match(told?.body_text ?? '', /Vroeg je hier niet om\? Misschien zit er iemand anders in je account/);
    const right = await code();
    await refusedAtCode(start(right === '000000' ? '111111' : '000000'));
    await refusedAtCode(start(right, jan));
    later = 15 * 60_000;
    await refusedAtCode(start(right));
    later = 0;
    assert.equal(await devices(), 0);

    // It stays valid for anyone who stops at the device, and is used up by the added device.
    assert.equal((await start(right)).status, 200);
    const asked = (await start(` ${right.slice(0, 3)} ${right.slice(3)}`)).body as PasskeyCreation;
    assert.equal(
      (await child.post('/passkey', { name: 'Telefoon', made: new Authenticator().create(asked) })).status,
      200,
    );
    assert.equal(await devices(), 1);
    await refusedAtCode(start(right));
    const again = await child.post('/passkey', { name: 'Nog een', made: new Authenticator().create(asked) });
    assert.deepEqual([again.status, Object.keys(again.body.errors)], [422, ['made']]);
    assert.equal(await devices(), 1);
  });

  test('S-201 few wrong codes may be tried, the newest mail counts, and the code of a signature adds no device', async () => {
    await mail();
    const old = await code();
    await mail();
    const right = await code();
    if (old !== right) await refusedAtCode(start(old));
    await made.services.db.delete(rateLimits);
    const wrong = right === '000000' ? '111111' : '000000';
    const tries = [];
    for (let n = 0; n < 6; n++) tries.push((await start(n === 5 ? right : wrong)).status);
    assert.deepEqual(tries, [422, 422, 422, 422, 422, 429]);
    await made.services.db.delete(rateLimits);

    const { body } = await jan.post('/contract', yearLoanDraft(family.parent.hashid, sanne.hashid, null));
    const signing = signingIn(await jan.post('/signing', { contract: body.hashid, version: 1, order: 'at_once' }));
    const { hashid, sha256 } = signing;
    await child.post('/signing/start', { hashid, sha256, how: 'mailed_code' });
    const signs = await code();
    if (signs !== right) await refusedAtCode(start(signs));
    // Nor the other way round.
    const signed = await child.post('/signing/sign', {
      hashid,
      sha256,
      read: true,
      code: right,
      ...inLetters(signing),
    });
    if (signs !== right) assert.deepEqual([signed.status, Object.keys(signed.body.errors)], [422, ['code']]);
  });

  test('S-201 one code adds one device, also for two simultaneous answers', async () => {
    const { db } = made.services;
    const asked = await deviceAsked(child, db);
    const before = await devices();
    const answers = await Promise.all(
      ['Een', 'Twee'].map((name) => child.post('/passkey', { name, made: new Authenticator().create(asked) })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
    assert.equal(await devices(), before + 1);
  });

  test('S-201 nobody adds a device to an account with an unproved address', async () => {
    const { db } = made.services;
    const unproved = await apiClient(made.app, sanne, { expires: 4e9, claims: { email_verified: false } });
    const before = await lastMail(db, SANNE);
    const refused = await unproved.post('/passkey/code');
    assert.deepEqual(
      [refused.status, refused.body.error],
      [409, 'We kennen geen e-mailadres waarvan is aangetoond dat het van jou is. Bevestig eerst je e-mailadres.'],
    );
    assert.deepEqual(await lastMail(db, SANNE), before);
    await withPasskey(child, db);
  });

  test('S-201 with an external provider the code goes to the address in the token, not to the one the family recorded', async () => {
    const outside = await engine.app({ accounts: null, db: made.services.db, clock: made.services.clock });
    const claims = { email: 'sanne@provider.example', email_verified: true };
    const there = await apiClient(outside.app, sanne, { claims, expires: 4e9 });
    assert.equal((await there.get('/user')).body.email, claims.email);
    // A manager could record it so before the form refused that.
    const written = { email: 'van-jan@voorbeeld.example' };
    await made.services.db.update(users).set(written).where(eq(users.id, sanne.id));
    assert.deepEqual((await there.post('/passkey/code')).body, { email_masked: 's•••@provider.example' });
    assert.equal(await lastMail(made.services.db, 'van-jan@voorbeeld.example'), undefined);
    const untold = await apiClient(outside.app, sanne, { claims: { email_verified: true }, expires: 4e9 });
    assert.equal((await untold.post('/passkey/code')).status, 409);
    await made.services.db.update(users).set({ email: SANNE }).where(eq(users.id, sanne.id));
    await withPasskey(there, made.services.db);
    const added = await lastMail(made.services.db, claims.email);
    assert.equal(added?.subject, 'Er is een apparaat bij waarmee je kunt ondertekenen');
    assert.match(
      added.body_text,
      /Wijzig dan eerst je wachtwoord bij de dienst waarmee je inlogt, en log daar overal uit\./u,
    );
    await outside.close();
  });
});
