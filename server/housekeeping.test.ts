import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { mock, test } from 'node:test';
import { mailOutbox } from './db/schema.ts';
import { signingChallenges } from './db/signingSchema.ts';
import { startHousekeeping, sweep } from './housekeeping.ts';
import { knownAddressMail } from './mail/knownAddressMail.ts';
import { sendDueMail } from './mail/mailWorker.ts';
import { orRefuse } from './mail/answers.ts';
import { queueMail } from './mail/outbox.ts';
import { makeTransport } from './mail/transport.ts';
import { eachEngine } from './test/engines.ts';
import { makeFamily } from './test/factories.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-06-15T10:00:00Z');

eachEngine((engine) => {
  test('sent mail is removed after thirty days, with its file', async () => {
    let now = NOW - 31 * DAY;
    const services = await engine.services({ clock: () => now });
    const { db, env } = services;
    const queue = (email: string) =>
      queueMail(db, knownAddressMail({ email, url: 'http://localhost' }), new Date(now), orRefuse);
    const send = () =>
      sendDueMail(
        services,
        makeTransport(env, () => undefined),
      );
    await queue('vroeger@weg.example');
    await send();
    now = NOW - 29 * DAY;
    await queue('kort@blijft.example');
    await send();
    now = NOW;
    await sweep(services);
    const left = await db.select().from(mailOutbox).orderBy(mailOutbox.id);
    assert.deepEqual(
      left.map(({ recipient }) => recipient),
      ['kort@blijft.example'],
    );
    assert.equal(readdirSync(path.join(env.dataDir, 'outbox')).length, 1);
  });

  test('a computer that is never on for an hour cleans up as well: the first clean-up is at the start', async () => {
    let now = NOW - 31 * DAY;
    const services = await engine.services({ clock: () => now });
    const { db, env } = services;
    const mail = knownAddressMail({ email: 'vroeger@weg.example', url: 'http://localhost' });
    await queueMail(db, mail, new Date(now), orRefuse);
    await sendDueMail(
      services,
      makeTransport(env, () => undefined),
    );
    now = NOW;
    await startHousekeeping(services).stop();
    assert.equal(await db.$count(mailOutbox), 0);
  });

  test('mail that no mail server takes is tried for a week, and then given up with a line in the log', async () => {
    let now = NOW - 7 * DAY - 1;
    const services = await engine.services({ clock: () => now });
    const { db } = services;
    const said = mock.method(services.log, 'error', () => undefined);
    const queue = (email: string) =>
      queueMail(db, knownAddressMail({ email, url: 'http://localhost' }), new Date(now), orRefuse);
    const refuse = () => Promise.reject(Object.assign(new Error('no such mailbox'), { code: 'EENVELOPE' }));
    await queue('bestaat-niet@weg.example');
    await sendDueMail(services, refuse);
    now = NOW - 7 * DAY;
    await queue('wacht@blijft.example');
    await sendDueMail(services, refuse);
    const [refused] = await db.select().from(mailOutbox).orderBy(mailOutbox.id);
    now = NOW;
    await sweep(services);
    await sweep(services);
    const left = await db.select().from(mailOutbox);
    assert.deepEqual(
      left.map(({ recipient }) => recipient),
      ['wacht@blijft.example'],
    );
    assert.deepEqual(
      said.mock.calls.map(({ arguments: [what] }) => what),
      [{ mails: [refused?.id] }],
    );
  });

  test('an open challenge is removed a day after it expired', async () => {
    const services = await engine.services({ clock: () => NOW });
    const { db } = services;
    const { id: family_id, parent } = await makeFamily(db);
    const ask = (subject: string, ago: number) =>
      db.insert(signingChallenges).values({
        user_id: parent.id,
        family_id,
        subject,
        secret: 'geheim',
        made_at: new Date(NOW - ago),
        expires_at: new Date(NOW - ago),
      });
    await ask('weg', DAY + 1);
    await ask('blijft', DAY - 1);
    await sweep(services);
    const left = await db.select().from(signingChallenges);
    assert.deepEqual(
      left.map(({ subject }) => subject),
      ['blijft'],
    );
  });
});
