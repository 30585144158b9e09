import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { newestSignedFirst } from '../domain/contracts/newestSignedFirst.ts';
import { totalsOf } from '../domain/contracts/totals.ts';
import { CONTRACT_TYPES } from '../domain/contracts/types.ts';
import { todayInAmsterdam } from '../domain/dates/today.ts';
import type { AdminOrdersPage } from '../domain/wire/adminOrder.ts';
import type { Contract, LoanDetail } from '../domain/wire/contract.ts';
import type { CurrentUser } from '../domain/wire/user.ts';
import { createAccounts } from '../identity/accounts.ts';
import { accountEvents } from '../server/accountEvents.ts';
import { accounts } from '../server/db/accountSchema.ts';
import { mailOutbox, users } from '../server/db/schema.ts';
import { type ApiClient, apiClient } from '../server/test/apiClient.ts';
import { eachEngine, type TestApp } from '../server/test/engines.ts';
import { ADMINISTRATOR } from '../server/test/tokens.ts';
import { lookThrough } from '../server/verify/verifyDatabase.ts';
import { sampleContracts } from './contracts.ts';
import { ADMINISTRATOR_EMAIL, CHILD_EMAIL, CUSTOMER_EMAIL, FOUNDER_EMAIL, PASSWORD } from './family.ts';
import { fill, type Filled } from './fill.ts';

eachEngine((engine) => {
  let made: TestApp;
  let filled: Filled;

  before(async () => {
    made = await engine.app();
    filled = await fill(made.services);
  });

  const as = async (email: string): Promise<ApiClient> => {
    const [person] = await made.services.db.select().from(users).where(eq(users.email, email));
    assert.ok(person, email);
    return apiClient(made.app, person, email === ADMINISTRATOR_EMAIL ? ADMINISTRATOR : {});
  };
  const contractsOf = async (email: string) => (await (await as(email)).get('/contracts')).body as Contract[];

  test('the parent sees forty contracts of all types, newest signed first, and they add up', async () => {
    const contracts = await contractsOf(FOUNDER_EMAIL);
    assert.equal(contracts.length, 40);
    assert.deepEqual(new Set(contracts.map(({ type }) => type)), new Set(CONTRACT_TYPES));
    assert.deepEqual(newestSignedFirst(contracts), contracts);
    const drafts = sampleContracts((who) => who, todayInAmsterdam(made.services.clock()));
    assert.deepEqual(totalsOf(contracts), totalsOf(drafts));
    assert.deepEqual(totalsOf(contracts), { total_gifts: 105_325_50, total_loans: 772_750_00 });
    assert.ok(
      contracts.some(({ balance }) => balance === 0),
      'a loan that is paid off',
    );
  });

  test('S-544 all that a family does through the product is in the log by hash: nothing is found', async () => {
    const client = await made.services.db.$client.connect();
    const { wrong } = await lookThrough(client).finally(() => client.release());
    assert.deepEqual(wrong, []);
  });

  test('the family: two children, three couples, one open invitation', async () => {
    const { body } = await (await as(FOUNDER_EMAIL)).get('/user');
    const family = body as CurrentUser;
    assert.equal(family.family.name, 'De Vries');
    assert.equal(family.partner?.firstname, 'Marijke');
    assert.deepEqual(
      family.children.map(({ firstname, signed, invited }) => [firstname, signed, invited]),
      [
        ['Sanne', true, true],
        ['Bram', false, true],
      ],
    );
    assert.deepEqual(
      family.others.map(({ firstname }) => firstname),
      ['Marijke', 'Thomas', 'Noor'],
    );
    assert.deepEqual(family.outstanding, []);
    const open = await (
      await apiClient(made.app, null)
    ).get(`/invitation/${filled.invitation.split('/').at(-1) ?? ''}`);
    assert.deepEqual([open.status, open.body.firstname, open.body.invited_by], [200, 'Bram', 'Jan de Vries']);
  });

  test('some loans have records: paid, repaid extra, forgiven, and a payment that nobody has confirmed', async () => {
    const jan = await as(FOUNDER_EMAIL);
    const loans = (await contractsOf(FOUNDER_EMAIL)).filter(({ type }) => type !== 'GiftContract');
    // One after another: a busy machine answers some of many at once with 503.
    const whole: LoanDetail[] = [];
    for (const { hashid } of loans) whole.push((await jan.get(`/contract?hashid=${hashid}`)).body as LoanDetail);
    const events = whole.flatMap((loan) => loan.events);
    assert.equal(whole.filter((loan) => loan.events.length > 0).length, 3);
    assert.deepEqual(new Set(events.map(({ kind }) => kind)), new Set(['payment', 'extra_repayment', 'forgiveness']));
    assert.deepEqual(
      events.filter(({ status }) => status === 'reported').map(({ recorded_by }) => recorded_by.firstname),
      ['Sanne'],
    );
  });

  test('the child sees her own contracts, and nothing else', async () => {
    const contracts = await contractsOf(CHILD_EMAIL);
    assert.ok(contracts.length > 10 && contracts.length < 40, String(contracts.length));
    for (const { parties } of contracts)
      assert.ok([...parties.from, ...parties.to].some(({ firstname }) => firstname === 'Sanne'));
  });

  test('the administrator has the role, a family of her own, and sees no contract of another', async () => {
    assert.deepEqual(await contractsOf(ADMINISTRATOR_EMAIL), []);
    const roles = await made.services.db
      .select({ email: accounts.email, roles: accounts.roles })
      .from(accounts)
      .orderBy(accounts.email);
    assert.deepEqual(roles, [
      { email: ADMINISTRATOR_EMAIL, roles: ['superadmin'] },
      { email: FOUNDER_EMAIL, roles: [] },
      { email: CUSTOMER_EMAIL, roles: [] },
      { email: CHILD_EMAIL, roles: [] },
    ]);
  });

  test('R-8.4 one order of another family is open, as a task for the administrator', async () => {
    const { rows } = (await (await as(ADMINISTRATOR_EMAIL)).get('/admin/orders')).body as AdminOrdersPage;
    assert.deepEqual(
      rows.map(({ family, children, status }) => [family, children, status]),
      [['Bakker', 4, 'open']],
    );
    assert.equal(((await (await as(CUSTOMER_EMAIL)).get('/user')).body as CurrentUser).outstanding.length, 1);
  });

  test('S-13 the administrator has a second factor: each printed code works once, and so does the first one of the app', async () => {
    const logins = createAccounts(made.services.db, accountEvents(made.services.env));
    const { sub } = (await logins.findByEmail(ADMINISTRATOR_EMAIL))!;
    const use = (typed: string) =>
      made.services.db.transaction((tx) => logins.factor.accept(tx, sub, typed, made.services.clock()));
    const { key, codes } = filled.secondStep;
    assert.equal(codes.length, 10);
    for (const outcome of ['recovery', null]) assert.equal(await use(codes[0]!), outcome);
    assert.equal(
      await use(generateSync({ secret: key.replaceAll(' ', ''), epoch: Math.floor(made.services.clock() / 1000) })),
      'code',
    );
  });

  test('all four log in with the printed password, and no mail is left to be sent', async () => {
    const logins = createAccounts(made.services.db, accountEvents(made.services.env));
    for (const email of [FOUNDER_EMAIL, CHILD_EMAIL, ADMINISTRATOR_EMAIL, CUSTOMER_EMAIL])
      assert.equal((await logins.verifyPassword(email, PASSWORD))?.email, email);
    const mails = await made.services.db.select({ sent: mailOutbox.sent_at }).from(mailOutbox);
    assert.ok(mails.length > 0 && mails.every(({ sent }) => sent !== null));
  });
});
