import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { leaveToken } from '../../actions/notices/leaveToken.ts';
import { noticeChoices, notices } from '../../db/noticeSchema.ts';
import { rateLimits } from '../../db/requestSchema.ts';
import { mailOutbox, users } from '../../db/schema.ts';
import { sendDueMail } from '../../mail/mailWorker.ts';
import { makeTransport } from '../../mail/transport.ts';
import { signedBeforeLogin } from '../../test/agree.ts';
import { type ApiClient, apiClient } from '../../test/apiClient.ts';
import { yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { startSmtp, type TestSmtp } from '../../test/smtpServer.ts';

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let child: ApiClient;
  let smtp: TestSmtp;

  before(async () => {
    made = await engine.app();
    const { db } = made.services;
    family = await makeFamily(db, { parent: { email: 'jan@voorbeeld.example' } });
    const login = { login: true, signed: true };
    sanne = await makeUser(db, family.id, { sub: 'sanne', email: 'sanne@voorbeeld.example', ...login });
    child = await apiClient(made.app, sanne);
  });
  beforeEach(async () => {
    const { db } = made.services;
    for (const table of [notices, noticeChoices, mailOutbox, rateLimits]) await db.delete(table);
  });

  const db = () => made.services.db;
  const press = (url: string, method: 'GET' | 'POST' = 'POST', headers: Record<string, string> = {}, payload = '') =>
    made.app.inject({ method, url, headers, payload });
  const off = (token: string) => `/api/v1/notices/off/${encodeURIComponent(token)}`;
  const oneClick = (url: string) =>
    press(url, 'POST', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click');
  const wayOf = async (kind: string) =>
    ((await child.get('/notices/choices')).body as unknown as { kind: string; way: string }[]).find(
      (one) => one.kind === kind,
    )?.way;
  const propose = async () => {
    const jan = await apiClient(made.app, family.parent);
    const draft = yearLoanDraft(family.parent.hashid, sanne.hashid);
    const { body } = await signedBeforeLogin(made, jan, draft, sanne);
    const content = { kind: 'archive' };
    const { status } = await jan.post('/contract/proposal', { contract: String(body.hashid), content });
    assert.equal(status, 200);
  };

  test('one click in the mail program ends mails of that kind (RFC 8058), and the list in the app goes on', async () => {
    smtp = await startSmtp();
    try {
      await propose();
      const env = { ...made.services.env, smtpUrl: smtp.url };
      await sendDueMail(
        made.services,
        makeTransport(env, () => undefined),
      );
    } finally {
      await smtp.close();
    }
    const head = smtp.messages.find((mail) => mail.includes('sanne@'))!.replace(/\r\n[ \t]+/gu, ' ');
    assert.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const url = /^List-Unsubscribe:\s*<([^>]+)>\r$/m.exec(head)?.[1] ?? '';
    assert.ok(url.startsWith(`${made.services.env.publicUrl}/api/v1/notices/off/`));
    // The queue forgets the unsubscribe link with the mail.
    const [row] = await db().select().from(mailOutbox);
    assert.deepEqual([row?.leave_url, row?.body_text], [null, '']);
    const { pathname } = new URL(url);
    const asked = await press(pathname, 'GET');
    assert.deepEqual([asked.statusCode, asked.headers['content-type']], [200, 'text/html; charset=utf-8']);
    assert.match(asked.body, /Iemand doet je een voorstel/);
    assert.equal(await wayOf('proposed'), 'now', 'opening it changes nothing');
    const left = await oneClick(pathname);
    assert.equal(left.statusCode, 200);
    assert.match(left.body, /Je krijgt deze mail niet meer/);
    assert.deepEqual([await wayOf('proposed'), await wayOf('answered')], ['never', 'now']);
    assert.equal((await oneClick(pathname)).statusCode, 200, 'a second time is no failure');
    await propose();
    assert.equal(await db().$count(mailOutbox), 1);
    assert.equal(await db().$count(notices, eq(notices.user_id, sanne.id)), 2);
  });

  test('unsubscribing from the Monday mail ends only that, and no immediate mail', async () => {
    await child.post('/notices/choices', { kind: 'term_soon', way: 'weekly' });
    const { statusCode } = await press(off(await leaveToken(db(), sanne.hashid, 'weekly')));
    assert.equal(statusCode, 200);
    assert.deepEqual(
      [await wayOf('term_soon'), await wayOf('changed'), await wayOf('proposed')],
      ['never', 'never', 'now'],
    );
  });

  test('S-160 a token is for one person and one kind: changed, made up or of a person without a login it is a 404 and changes nothing', async () => {
    const token = await leaveToken(db(), sanne.hashid, 'proposed');
    const [, , signed = ''] = token.split('.');
    const tampered = [
      `${family.parent.hashid}.proposed.${signed}`,
      `${sanne.hashid}.answered.${signed}`,
      `${sanne.hashid}.proposed.`,
      `${sanne.hashid}.proposed.${signed.slice(0, -4)}AAAA`,
      `${token}.x`,
      `${sanne.hashid}.alles.${signed}`,
      'niets',
    ];
    for (const wrong of tampered) assert.equal((await oneClick(off(wrong))).statusCode, 404, wrong);
    await db().update(users).set({ sub: null }).where(eq(users.id, sanne.id));
    assert.equal((await oneClick(off(token))).statusCode, 404);
    await db().update(users).set({ sub: 'sanne' }).where(eq(users.id, sanne.id));
    assert.equal(await db().$count(noticeChoices), 0);
    // Guessing is slowed down.
    for (let i = 0; i < 4; i += 1) await oneClick(off('niets'));
    assert.equal((await oneClick(off('niets'))).statusCode, 429);
    assert.equal((await oneClick(off(token))).statusCode, 200);
  });
});
