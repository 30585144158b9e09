import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { mailOutbox } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { eachEngine } from '../test/engines.ts';
import { startSmtp, type TestSmtp } from '../test/smtpServer.ts';
import { invitationMail } from './invitationMail.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';
import { sendDueMail, startMailWorker } from './mailWorker.ts';
import { orRefuse } from './answers.ts';
import { queueMail } from './outbox.ts';
import { makeTransport } from './transport.ts';

const mailFor = (email: string): Mail =>
  invitationMail({
    email,
    firstname: 'Bram',
    invitedBy: 'Jan',
    url: 'http://localhost:3000/register/geheim',
    privacyUrl: 'http://localhost:3000/privacy#toegevoegd',
  });

eachEngine((engine) => {
  let services: Services;
  let smtp: TestSmtp;
  let later = 0;

  before(async () => {
    services = await engine.services({ clock: () => Date.now() + later });
    smtp = await startSmtp();
  });
  after(() => smtp.close());
  beforeEach(async () => {
    later = 0;
    smtp.messages.length = 0;
    await services.db.delete(mailOutbox);
  });

  const queue = (mail: Mail) => queueMail(services.db, mail, new Date(services.clock()), orRefuse);
  const overSmtp = () => makeTransport({ ...services.env, smtpUrl: smtp.url }, () => undefined);

  test('a queued mail is sent once, and only the fact that it was sent is kept', async () => {
    await queue(mailFor('bram@voorbeeld.example'));
    assert.equal(await sendDueMail(services, overSmtp()), 1);
    assert.equal(await sendDueMail(services, overSmtp()), 0);
    assert.equal(smtp.messages.length, 1);
    const [row] = await services.db.select().from(mailOutbox);
    assert.deepEqual([row?.attempts, row?.body_text, row?.body_html, row?.link], [1, '', '', null]);
    assert.ok(row?.sent_at);
  });

  test('AVG 12: each mail says how to reach the operator, also without a login', async () => {
    await queue(mailFor('contact@voorbeeld.example'));
    const contact = { email: 'hulp@onderling.example', phone: '+31 20 <1>' };
    await sendDueMail(
      services,
      makeTransport({ ...services.env, contact, smtpUrl: smtp.url }, () => undefined),
    );
    const [sent = ''] = smtp.messages;
    const whole = sent.replaceAll(/=\r?\n/gu, '');
    assert.equal(whole.match(/Mail hulp@onderling\.example of bel \+31 20/gu)?.length, 2, whole);
    assert.match(whole, /&lt;1&gt;/u);
  });

  test('a mail rolled back with its event is never sent', async () => {
    await assert.rejects(
      services.db.transaction(async (tx) => {
        await queueMail(tx, mailFor('bram@voorbeeld.example'), new Date(services.clock()), orRefuse);
        throw new Error('the work failed');
      }),
    );
    assert.equal(await sendDueMail(services, overSmtp()), 0);
  });

  test('F14 a mail refused by the mail server is retried, later each time', async () => {
    await queue(mailFor('bram@voorbeeld.example'));
    smtp.says = { sender: '451 later' };
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      assert.equal(await sendDueMail(services, overSmtp()), 0);
      const [row] = await services.db.select().from(mailOutbox);
      assert.equal(row?.attempts, attempt);
      waits.push(row.next_attempt_at.getTime() - services.clock());
      later += waits.at(-1)! + 1000;
    }
    assert.ok(waits[0]! < waits[1]! && waits[1]! < waits[2]!);
    smtp.says = {};
    assert.equal(await sendDueMail(services, overSmtp()), 1);
  });

  test('F14 a mail refused permanently is given up at once, with its code but not its address in the log', async () => {
    for (const says of [{ receiver: '550 5.1.1 no such user' }, { message: '554 5.7.1 this is spam' }]) {
      const lines: unknown[] = [];
      await queue(mailFor('weg@voorbeeld.example'));
      smtp.says = says;
      const log = { warn: () => undefined, error: (line: unknown) => void lines.push(line) };
      assert.equal(await sendDueMail({ ...services, log }, overSmtp()), 0);
      assert.deepEqual(await services.db.select().from(mailOutbox), []);
      assert.match(JSON.stringify(lines), /"responseCode":55[04]/u);
      assert.ok(!JSON.stringify(lines).includes('weg@'));
    }
    smtp.says = {};
  });

  test('F14 a mail is retried after a full mailbox, or a refusal caused by our own settings', async () => {
    await queue(mailFor('vol@voorbeeld.example'));
    for (const says of [{ receiver: '552 5.2.2 full' }, { sender: '550 5.7.1 not from you' }]) {
      smtp.says = says;
      assert.equal(await sendDueMail(services, overSmtp()), 0);
      assert.equal((await services.db.select().from(mailOutbox)).length, 1);
      later += 3_600_000;
    }
    smtp.says = {};
    assert.equal(await sendDueMail(services, overSmtp()), 1);
  });

  test('a mail server that is slow with one mail holds up no other', async () => {
    for (const name of ['traag', 'eerst', 'dan']) await queue(mailFor(`${name}@voorbeeld.example`));
    const sent: string[] = [];
    const count = await new Promise<number>((resolve) => {
      let drip = () => {};
      const going = sendDueMail(services, ({ recipient }) => {
        if (recipient.startsWith('traag')) return new Promise((end) => (drip = end));
        sent.push(recipient);
        if (sent.length === 2) {
          drip();
          resolve(going);
        }
        return Promise.resolve();
      });
    });
    assert.equal(count, 3);
    assert.deepEqual(sent.sort(), ['dan@voorbeeld.example', 'eerst@voorbeeld.example']);
  });

  test('a mail keeps its id at every attempt, and shares it with no mail that gets its number after a restore', async () => {
    const namesOf = () => smtp.messages.map((message) => /^Message-ID: (.+)$/im.exec(message)?.[1]);
    await queue(mailFor('naam@voorbeeld.example'));
    await sendDueMail(services, overSmtp());
    // Its answer was lost: it is sent once more.
    await services.db.update(mailOutbox).set({ sent_at: null, next_attempt_at: new Date(0) });
    await sendDueMail(services, overSmtp());
    const [row] = await services.db.select().from(mailOutbox);
    // An older backup does not know it.
    await services.db.delete(mailOutbox);
    await services.db.execute(sql`select setval(pg_get_serial_sequence('mail_outbox', 'id'), ${row!.id}, false)`);
    later = 60_000;
    await queue(mailFor('naam@voorbeeld.example'));
    await sendDueMail(services, overSmtp());
    assert.equal((await services.db.select().from(mailOutbox))[0]?.id, row!.id);
    const [first, again, other] = namesOf();
    assert.equal(again, first);
    assert.notEqual(other, first);
  });

  test('two processes sending at once send each mail only once', async () => {
    for (let i = 0; i < 12; i += 1) await queue(mailFor(`kind${i}@voorbeeld.example`));
    const sent = await Promise.all([1, 2, 3].map(() => sendDueMail(services, overSmtp())));
    assert.equal(
      sent.reduce((a, b) => a + b),
      12,
    );
    assert.equal(new Set(smtp.messages.map((m) => /^To: (.*)$/m.exec(m)?.[1])).size, 12);
  });

  test('S-100 a name can’t start a header, contain HTML, or appear in the subject', async () => {
    const evil = 'Bram\r\nBcc: dief@voorbeeld.example\r\n\r\n<script>alert(1)</script>';
    const paragraphs = [`Jan"><img src=x onerror=alert(1)>`];
    await queue(
      composeMail({
        purpose: 'notice',
        recipient: 'bram@voorbeeld.example',
        subject: 'Nieuws van Onderling',
        firstname: evil,
        paragraphs,
        footer: '',
      }),
    );
    smtp.recipients.length = 0;
    await sendDueMail(services, overSmtp());
    const [head = ''] = smtp.messages[0]!.split('\r\n\r\n');
    const html = smtp.messages[0]!.split('Content-Type: text/html')[1]!.replace(/=\r\n/g, '');
    assert.ok(!/^(Bcc|Cc):/im.test(head));
    assert.equal(head.match(/^To:/gim)?.length, 1);
    assert.match(head, /^Subject: Nieuws van Onderling$/m);
    assert.ok(!/<script|<img/i.test(html));
    assert.match(html, /&lt;img src=3Dx/);
    assert.deepEqual(smtp.recipients, ['bram@voorbeeld.example']);
  });

  test('S-100 an address with a line break does not reach anybody else', async () => {
    smtp.recipients.length = 0;
    await queue({ ...mailFor('x'), recipient: 'bram@voorbeeld.example\r\nRCPT TO:<dief@voorbeeld.example>' });
    await queue({ ...mailFor('x'), recipient: 'bram@voorbeeld.example, dief@voorbeeld.example' });
    await sendDueMail(services, overSmtp());
    assert.ok(!smtp.recipients.includes('dief@voorbeeld.example'));
  });

  test('without SMTP_URL a mail lands in the outbox folder as .eml, and its link on the console', async () => {
    const printed: string[] = [];
    await queue(mailFor('bram@voorbeeld.example'));
    assert.equal(
      await sendDueMail(
        services,
        makeTransport(services.env, (line) => printed.push(line)),
      ),
      1,
    );
    const folder = path.join(services.env.dataDir, 'outbox');
    const [file] = readdirSync(folder);
    const text = readFileSync(path.join(folder, file!), 'utf8');
    assert.match(text, /^To: bram@voorbeeld\.example$/m);
    assert.match(text, /text\/plain[\s\S]*text\/html/);
    assert.equal(statSync(path.join(folder, file!)).mode & 0o077, 0);
    assert.match(printed.join('\n'), /http:\/\/localhost:3000\/register\/geheim/);
  });

  test('S-139 in production no mail link is ever printed, and the startup says that no mail is sent', async () => {
    const printed: string[] = [];
    const env = { ...services.env, production: true };
    await queue(mailFor('bram@voorbeeld.example'));
    assert.equal(
      await sendDueMail(
        services,
        makeTransport(env, (line) => printed.push(line)),
      ),
      1,
    );
    assert.deepEqual(printed, [
      'SMTP_URL is not set, so no mail leaves this server: it stays in the folder outbox of DATA_DIR.',
    ]);
    assert.match(readdirSync(path.join(services.env.dataDir, 'outbox')).join(), /\.eml/);
    makeTransport({ ...env, smtpUrl: smtp.url }, (line) => printed.push(line));
    assert.equal(printed.length, 1);
  });

  test('S-272 with TLS required, neither the password nor a mail goes over an unencrypted line', async () => {
    const url = smtp.url.replace('//', '//postbode:geheim@');
    await queue(mailFor('dicht@voorbeeld.example'));
    const strict = makeTransport({ ...services.env, smtpUrl: url, smtpPlain: false }, () => undefined);
    assert.equal(await sendDueMail(services, strict), 0);
    assert.deepEqual([smtp.messages, smtp.recipients.includes('dicht@voorbeeld.example')], [[], false]);
    assert.ok(!smtp.lines.some((line) => /^AUTH/iu.test(line)), smtp.lines.join('\n'));
  });

  test('S-273 a greeting uses only a name, never text that could be a sentence or a site', () => {
    const greeted = (firstname?: string) =>
      composeMail({
        ...mailFor('bram@voorbeeld.example'),
        paragraphs: [],
        footer: '',
        ...(firstname !== undefined && { firstname }),
      }).text.split('\n')[0];
    assert.deepEqual(
      [
        'Bram',
        'Anne-Fleur',
        'Je account is gesloten. Ga naar www.kwaad.example',
        'www.kwaad.example',
        '',
        undefined,
      ].map(greeted),
      ['Hallo Bram,', 'Hallo Anne-Fleur,', 'Hallo,', 'Hallo,', 'Hallo,', 'Hallo,'],
    );
  });

  /** Lets the worker start on a mail, and tells it to stop. */
  async function stoppedWhileSending(send: () => Promise<void>): Promise<void> {
    let worker: ReturnType<typeof startMailWorker> | undefined;
    await new Promise<void>((resolve) => {
      worker = startMailWorker(services, () => {
        resolve();
        return send();
      });
    });
    await worker?.stop();
  }

  test('the worker sends automatically, and stops when told to', async () => {
    await queue(mailFor('bram@voorbeeld.example'));
    await stoppedWhileSending(() => Promise.resolve());
    const [row] = await services.db.select().from(mailOutbox);
    assert.ok(row?.sent_at);
  });

  test('F14 a stopping worker starts no other mail', async () => {
    for (let i = 0; i < 12; i += 1) await queue(mailFor(`kind${i}@voorbeeld.example`));
    let begun = 0;
    await stoppedWhileSending(async () => {
      begun += 1;
      await delay(20);
    });
    const atStop = begun;
    await delay(100);
    assert.equal(begun, atStop);
    assert.ok(begun < 12);
  });

  test('F14 a silent mail server does not hold up a stop; the mail is sent later', async () => {
    // A recipient of many mails gets none within the hour.
    await queue(mailFor('eva@voorbeeld.example'));
    await stoppedWhileSending(() => new Promise(() => undefined));
    const [row] = await services.db.select().from(mailOutbox);
    assert.deepEqual([row?.attempts, row?.sent_at], [1, null]);
    assert.ok(row?.next_attempt_at && row.next_attempt_at > new Date());
  });
});
