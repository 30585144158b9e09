import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { NoticePage } from '../../../domain/wire/notice.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { noticeChoices, notices } from '../../db/noticeSchema.ts';
import { contracts } from '../../db/contractSchema.ts';
import { families, mailOutbox, users } from '../../db/schema.ts';
import { familiesToRemind } from '../../repositories/reminders.ts';
import type { Services } from '../../services.ts';
import { signedBeforeLogin } from '../../test/agree.ts';
import { apiClient } from '../../test/apiClient.ts';
import { giftDraft, yearLoanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import { makeContract, makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';
import { signingIn } from '../../test/signing.ts';
import { remindFamilies } from './remind.ts';
import { remindRound } from './rounds.ts';

const HOUR = 3_600_000;

eachEngine((engine) => {
  let made: TestApp;
  let services: Services;
  let family: TestFamily;
  let sanne: UserRow;
  let now = 0;

  beforeEach(async () => {
    now = Date.parse('2026-01-02T10:00:00Z');
    made = await engine.app({ clock: () => now });
    services = made.services;
    family = await makeFamily(services.db, { parent: { email: 'jan@voorbeeld.example' } });
    const login = { login: true, signed: true };
    sanne = await makeUser(services.db, family.id, { sub: 'sanne', email: 'sanne@voorbeeld.example', ...login });
  });

  const newLoan = async () => {
    const jan = await apiClient(made.app, family.parent, { expires: 4e9 });
    // Before Sanne had a login: otherwise her answer to the day of signing would be notified as well.
    await signedBeforeLogin(made, jan, yearLoanDraft(family.parent.hashid, sanne.hashid), sanne);
  };
  const told = async () =>
    (await services.db.select().from(notices).orderBy(asc(notices.id))).map(
      ({ day, kind, user_id }) => `${day} ${kind} ${user_id === sanne.id ? 'sanne' : 'jan'}`,
    );
  const mails = () => services.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  const at = (instant: string) => {
    now = Date.parse(instant);
  };

  test('a year, hour by hour: each term is announced once, three days before, in the Amsterdam morning, also around clock changes', async () => {
    await newLoan();
    // Twelve terms from 1 February 2026, with nothing recorded. Every hour around a notice, and every day.
    for (let day = Date.parse('2026-01-05T00:00:00Z'); day < Date.parse('2027-01-05T00:00:00Z'); day += 24 * HOUR) {
      const date = new Date(day).toISOString().slice(5, 10);
      const closely = ['03-28', '03-29', '10-24', '10-25', '10-29'].includes(date);
      for (const hour of closely ? Array.from({ length: 24 }, (_none, i) => i) : [0, 12]) {
        now = day + hour * HOUR;
        await remindRound(services);
      }
    }
    const terms = (await told()).filter((line) => line.includes('term_soon'));
    assert.deepEqual(terms, [
      '2026-01-29 term_soon sanne',
      '2026-02-26 term_soon sanne',
      '2026-03-29 term_soon sanne',
      '2026-04-28 term_soon sanne',
      '2026-05-29 term_soon sanne',
      '2026-06-28 term_soon sanne',
      '2026-07-29 term_soon sanne',
      '2026-08-29 term_soon sanne',
      '2026-09-28 term_soon sanne',
      '2026-10-29 term_soon sanne',
      '2026-11-28 term_soon sanne',
      '2026-12-29 term_soon sanne',
    ]);
    const [spring, autumn] = (await services.db.select().from(notices).orderBy(asc(notices.id)))
      .filter(({ day }) => day === '2026-03-29' || day === '2026-10-29')
      .map((notice) => notice.at.toISOString());
    // Eight in the morning is 6:00 UTC in summer, and 7:00 in winter.
    assert.deepEqual([spring, autumn], ['2026-03-29T06:00:00.000Z', '2026-10-29T07:00:00.000Z']);
    assert.ok((await mails()).every(({ subject, body_text }) => !/€/.test(subject + body_text)));
    assert.equal((await told()).filter((line) => line.includes('exemption_left')).length, 1);
  });

  test('several processes at once remind only once, and a restart on the same day sends nothing twice', async () => {
    await newLoan();
    at('2026-01-29T10:00:00Z');
    await Promise.all([1, 2, 3, 4].map(() => remindFamilies(services)));
    await remindFamilies(services);
    assert.deepEqual(await told(), ['2026-01-29 term_soon sanne']);
    assert.equal((await mails()).length, 1);
    // A day on which nothing ran is made up for.
    at('2026-02-28T22:30:00Z');
    await remindRound(services);
    at('2026-02-28T23:30:00Z');
    await remindRound(services);
    assert.deepEqual((await told()).slice(1), ['2026-02-28 term_soon sanne']);
  });

  test('both sides hear of a lapsed proposal once, the morning after, and not of an answered one', async () => {
    const jan = await apiClient(made.app, family.parent, { expires: 4e9 });
    const child = await apiClient(made.app, sanne, { expires: 4e9 });
    const { hashid: loan } = (await jan.post('/contract', yearLoanDraft(family.parent.hashid, sanne.hashid, null)))
      .body as { hashid: string };
    const asked = signingIn(await jan.post('/signing', { contract: loan, version: 1, order: 'at_once' }));
    // The day on which each was signed waits for Sanne, as a proposal.
    const gift = () => jan.post('/contract', giftDraft(family.parent.hashid, sanne.hashid));
    await gift();
    const { hashid: answered } = (await gift()).body as { hashid: string };
    const { proposals } = (await jan.get(`/contract/proposals?hashid=${answered}`)).body as ContractLifecycle;
    const said = { hashid: proposals[0]!.hashid, answer: 'refused', word: 'Nee' };
    assert.equal((await child.post('/contract/proposal/answer', said)).status, 200);
    at('2026-02-01T09:00:00Z');
    await remindFamilies(services);
    const before = [(await told()).length, (await mails()).length];
    at('2026-02-02T05:00:00Z');
    await Promise.all([1, 2].map(() => remindFamilies(services)));
    at('2026-02-03T05:00:00Z');
    await remindFamilies(services);
    assert.deepEqual((await told()).slice(before[0]), [
      '2026-02-02 answered jan',
      '2026-02-02 answered sanne',
      '2026-02-02 answered jan',
      '2026-02-02 answered sanne',
    ]);
    const sent = (await mails()).slice(before[1]).filter(({ recipient }) => recipient === 'jan@voorbeeld.example');
    assert.deepEqual(
      sent.map(({ subject }) => subject),
      ['Een voorstel bij Onderling is verlopen', 'Een verzoek om te ondertekenen is verlopen'],
    );
    assert.match(sent[0]!.body_text, /Op het voorstel bij een schenking van jullie kwam op tijd geen antwoord/);
    assert.match(sent[1]!.body_text, new RegExp(`/ondertekenen/${asked.hashid}`));
    const { notices: heard } = (await child.get('/notices')).body as NoticePage;
    assert.deepEqual(
      heard.slice(0, 2).map(({ text, contract }) => [text, contract === loan]),
      [
        ['Het verzoek om de lening “Eigen huis” te ondertekenen is verlopen: niet iedereen tekende op tijd.', true],
        [
          'Op het voorstel bij de schenking “Verbouwing” kwam op tijd geen antwoord: het is verlopen. Er verandert niets.',
          false,
        ],
      ],
    );
  });

  test('nobody is notified of a lapsed proposal if the concept was signed since, or archived, or it was long ago', async () => {
    const jan = await apiClient(made.app, family.parent, { expires: 4e9 });
    const concept = async () => {
      const { body } = await jan.post('/contract', yearLoanDraft(family.parent.hashid, sanne.hashid, null));
      const { hashid } = body as { hashid: string };
      signingIn(await jan.post('/signing', { contract: hashid, version: 1, order: 'at_once' }));
      return eq(contracts.hashid, hashid);
    };
    const since = (contract: SQL, values: Partial<typeof contracts.$inferInsert>) =>
      services.db.update(contracts).set(values).where(contract);
    await since(await concept(), { signed_date: '2026-02-01' });
    await since(await concept(), { archived_at: new Date(now) });
    await since(await concept(), { removed_at: new Date(now) });
    at('2026-01-20T10:00:00Z');
    await concept();
    at('2026-02-02T05:00:00Z');
    await remindFamilies(services);
    // The fourth lapsed on 19 February: more than a week ago, as if the server had been down.
    at('2026-02-27T05:00:00Z');
    await remindFamilies(services);
    assert.deepEqual(
      (await told()).filter((line) => line.includes('answered')),
      [],
    );
  });

  test('a blocked person is not notified', async () => {
    await newLoan();
    await services.db.update(users).set({ blocked: true }).where(eq(users.id, sanne.id));
    at('2026-01-29T10:00:00Z');
    await remindFamilies(services);
    assert.deepEqual(await told(), []);
    assert.equal((await mails()).length, 0);
  });

  test('a family that fails does not hold up the others, counts as a failure, and is tried again', async () => {
    // The first in line has a loan that can't be computed.
    const broken = await makeContract(services.db, family.parent, sanne, {
      type: 'AnnuityLoanContract',
      terms: { signed_date: '2024-05-01', start_date: 'nooit' } as never,
    });
    const next = await makeFamily(services.db);
    await makeUser(services.db, next.id, { firstname: 'Bram' });
    at('2026-12-01T10:00:00Z');
    await assert.rejects(remindRound(services));
    const heard = async () =>
      (await services.db.select().from(notices).orderBy(asc(notices.id))).map(({ user_id }) => user_id);
    assert.deepEqual(await heard(), [next.parent.id]);
    await services.db
      .update(contracts)
      .set({ removed_at: new Date(now) })
      .where(eq(contracts.id, broken.id));
    await remindRound(services);
    assert.deepEqual(await heard(), [next.parent.id, family.parent.id]);
  });

  test('with more families than one read holds, each comes once, except those already reminded that day', async () => {
    const { db } = services;
    await db.execute(
      sql`insert into families (hashid, name, paid_children) select 'leeg' || n, 'Leeg', 2 from generate_series(1, 1100) n`,
    );
    const [yesterday, last] = [await makeFamily(db), await makeFamily(db)];
    const remindedOn = (day: string, { id }: TestFamily) =>
      db.update(families).set({ reminded_on: day }).where(eq(families.id, id));
    await remindedOn('2026-01-28', yesterday);
    const found = async () => {
      const ids: number[] = [];
      for await (const id of familiesToRemind(db, '2026-01-29')) ids.push(id);
      return ids;
    };
    assert.deepEqual(await found(), [family.id, last.id, yesterday.id], 'never reminded comes first');
    await remindedOn('2026-01-29', last);
    assert.deepEqual(await found(), [family.id, yesterday.id]);
  });

  test('the Monday mail is one mail with everything saved since the Monday before, as the person chose', async () => {
    await services.db
      .insert(noticeChoices)
      .values({ user_id: sanne.id, family_id: family.id, kind: 'term_soon', way: 'weekly' });
    await newLoan();
    for (const day of ['2026-01-29', '2026-01-30', '2026-01-31', '2026-02-01']) {
      at(`${day}T10:00:00Z`);
      await remindRound(services);
    }
    assert.deepEqual([(await told()).length, (await mails()).length], [1, 0]);
    // Monday 2 February: not before eight, and then once.
    at('2026-02-02T06:59:00Z');
    await remindRound(services);
    assert.equal((await mails()).length, 0);
    at('2026-02-02T07:00:00Z');
    await Promise.all([1, 2].map(() => remindRound(services)));
    at('2026-02-03T10:00:00Z');
    await remindRound(services);
    const [mail, ...more] = await mails();
    assert.equal(more.length, 0);
    assert.deepEqual([mail?.recipient, mail?.subject], ['sanne@voorbeeld.example', 'Je week bij Onderling']);
    assert.match(mail!.body_text, /Een termijn die je over drie dagen betaalt/);
    assert.match(mail!.leave_url ?? '', /\.weekly\./);
  });
});
