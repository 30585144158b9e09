import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { PLAIN_GIFT_CLAUSES } from '../../../domain/contracts/clauses/plain.ts';
import type { GiftYear } from '../../../domain/wire/gifts.ts';
import type { StatementAnswer } from '../../../domain/wire/statement.ts';
import { contractParties, contracts } from '../../db/contractSchema.ts';
import { auditLog, users } from '../../db/schema.ts';
import { QueueFull } from '../../fairQueue.ts';
import { readPdf } from '../../pdf/test/readPdf.ts';
import { apiClient, type ApiClient } from '../../test/apiClient.ts';
import { loanDraft } from '../../test/drafts.ts';
import { eachEngine, type TestApp } from '../../test/engines.ts';
import {
  makeContract,
  makeFamily,
  makePartner,
  makeUser,
  type TestFamily,
  type UserRow,
} from '../../test/factories.ts';

const TODAY = Date.UTC(2026, 5, 1);

/** € 12.000 without interest, € 1.000 a month from 1 August 2024. */
const plainLoan = (from: UserRow, to: UserRow) => {
  const { contract } = loanDraft(from.hashid, to.hashid);
  const terms = {
    ...contract,
    signed_date: '2024-06-20',
    start_date: '2024-07-01',
    first_payment_date: '2024-08-01',
    rate_millipercent: 0,
    term_months: 12,
    own_home: false,
  };
  return { type: 'LinearLoanContract' as const, total: 1_200_000, signed_date: '2024-06-20', terms };
};

eachEngine((engine) => {
  let made: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let child: ApiClient;

  before(async () => {
    made = await engine.app({ clock: () => TODAY });
    const { db } = made.services;
    family = await makeFamily(db);
    sanne = await makeUser(db, family.id, { sub: 'sanne', login: true, signed: true, firstname: 'Sanne', infix: 'de' });
    await makePartner(db, family.parent);
    await makeContract(db, family.parent, sanne, plainLoan(family.parent, sanne));
    await makeContract(db, family.parent, sanne);
    jan = await apiClient(made.app, family.parent);
    child = await apiClient(made.app, sanne);
  });

  const statement = async (client: ApiClient, query: string): Promise<StatementAnswer> => {
    const { status, body } = await client.get(`/statement?${query}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body as StatementAnswer;
  };

  test('R-8.2 lender and borrower get mirrored figures, per year', async () => {
    for (const year of [2024, 2025]) {
      const [lender, borrower] = [await statement(jan, `year=${year}`), await statement(child, `year=${year}`)];
      assert.deepEqual(
        lender.statement.lent.map(({ figures }) => figures),
        borrower.statement.borrowed.map(({ figures }) => figures),
      );
      assert.deepEqual(
        lender.statement.given.map(({ amount }) => amount),
        borrower.statement.received.map(({ amount }) => amount),
      );
      assert.deepEqual(lender.years, [2024, 2025]);
    }
    const { lent, given } = (await statement(jan, 'year=2024')).statement;
    assert.deepEqual(
      [lent[0]?.figures.opening, lent[0]?.figures.repaid, lent[0]?.figures.closing, given[0]?.amount],
      [0, 500_000, 700_000, 100_000],
    );
  });

  test('R-8.2 both see how much of the exemption the year used, parents as one; a child sees no name it has not met', async () => {
    const [giver, recipient] = [
      (await statement(jan, 'year=2024')).statement.exemptions,
      (await statement(child, 'year=2024')).statement.exemptions,
    ];
    assert.deepEqual(
      giver.map(({ role, total, result }) => [role, total, result?.left, result?.return_before]),
      [['given', 100_000, 563_300, null]],
    );
    assert.deepEqual(
      recipient.map(({ role, total, result }) => [role, total, result?.left, result?.return_before]),
      [['received', 100_000, 563_300, null]],
    );
    assert.deepEqual(
      [giver[0]?.giver.map(({ firstname }) => firstname), recipient[0]?.giver.map(({ firstname }) => firstname)],
      [['Jan', 'Marijke'], ['Jan']],
    );
    assert.deepEqual((await statement(jan, `year=2024&person=${sanne.hashid}`)).statement.exemptions, recipient);
    assert.deepEqual((await statement(jan, 'year=2025')).statement.exemptions, []);
  });

  test('R-8.2 interest of a gift on paper stops at the death that the family recorded, and the dead file no return', async () => {
    const { db } = made.services;
    const others = await makeFamily(db);
    const reader = await apiClient(made.app, others.parent);
    const oma = await makeUser(db, others.id, { passed_away: true, death_date: '2024-12-31', firstname: 'Oma' });
    const bram = await makeUser(db, others.id, { firstname: 'Bram' });
    const signed_date = '2024-01-01';
    const terms = { gift_date: null, purpose: '', exclusion_clause: 'none', revocable: false } as const;
    await makeContract(db, oma, bram, {
      total: 1_000_000,
      signed_date,
      terms: { ...PLAIN_GIFT_CLAUSES, ...terms, signed_date, counts_toward_estate: false, form: 'paper' },
    });
    // 600 over 2024 was never paid; over 2025 nothing is charged.
    const { statement: got } = await statement(reader, `year=2025&person=${bram.hashid}`);
    assert.deepEqual(
      got.lent.map(({ figures: { opening, interest_charged, closing } }) => [opening, interest_charged, closing]),
      [[1_060_000, 0, 1_060_000]],
    );
    const { statement: gave } = await statement(reader, `year=2025&person=${oma.hashid}`);
    assert.deepEqual(gave.deceased, [oma.hashid]);
    assert.match(gave.warnings[0]?.text ?? '', /^Oma .*is overleden op 31 december 2024\./u);
  });

  test('R-8.2 a parent can ask for anyone of the family, themselves first; a member gets nobody else’s', async () => {
    const own = await statement(jan, 'year=2025');
    assert.deepEqual(
      own.people.map(({ hashid }) => hashid),
      [family.parent.hashid, sanne.hashid],
    );
    assert.equal((await statement(jan, `year=2025&person=${sanne.hashid}`)).statement.borrowed.length, 1);
    assert.deepEqual(
      (await statement(child, 'year=2025')).people.map(({ hashid }) => hashid),
      [sanne.hashid],
    );
  });

  test('S-19 S-22 another family’s person, a sibling’s and a missing one are the same 404', async () => {
    const stranger = (await makeFamily(made.services.db)).parent;
    const bram = await makeUser(made.services.db, family.id, { firstname: 'Bram' });
    const answers = [
      await jan.get(`/statement?year=2025&person=${stranger.hashid}`),
      await jan.get('/statement?year=2025&person=bestaatniet'),
      await child.get(`/statement?year=2025&person=${bram.hashid}`),
      await child.get(`/statement?year=2025&person=${family.parent.hashid}`),
      await child.post('/statement/pdf', { year: 2025, person: family.parent.hashid }),
      await child.get('/statement/document?hashid=bestaatniet'),
    ];
    for (const { status, bytes } of answers)
      assert.deepEqual([status, bytes.toString()], [404, answers[0]?.bytes.toString()]);
  });

  test('S-55 a future or invalid year gets a sentence at the field', async () => {
    for (const year of ['2027', 'abc', '12.5', '']) {
      const { status, body } = await jan.get(`/statement?year=${year}`);
      assert.equal(status, 422);
      assert.match((body as { errors: { year: string } }).errors.year, /\.$/);
    }
    assert.equal((await jan.post('/statement/pdf', { year: 2027 })).status, 422);
  });

  test('R-8.2 the running year is provisional: a print with that word, and no version', async () => {
    const { statement: running } = await statement(jan, 'year=2026');
    assert.deepEqual([running.provisional, running.until], [true, '2026-06-01']);
    const { status, bytes, headers } = await jan.post('/statement/pdf', { year: 2026 });
    assert.equal(status, 200);
    assert.match(String(headers['content-disposition']), /voorlopig\.pdf/);
    const { text } = await readPdf(bytes);
    assert.match(text, /Voorlopig, gemaakt op 1 juni 2026/);
    assert.doesNotMatch(text, /31 december/, 'a day that has not come');
    assert.deepEqual((await statement(jan, 'year=2026')).issued, []);
  });

  test('R-8.2 an issued year is frozen; a correction makes version 2 that says what changed', async () => {
    const first = await jan.post('/statement/pdf', { year: 2024 });
    const again = await jan.post('/statement/pdf', { year: 2024 });
    assert.equal(first.status, 200);
    assert.ok(first.bytes.equals(again.bytes));
    const { issued } = await statement(jan, 'year=2024');
    assert.deepEqual(
      issued.map(({ version, changes }) => [version, changes]),
      [[1, []]],
    );
    assert.match(issued[0]?.sha256 ?? '', /^[0-9a-f]{64}$/);

    const gift = await makeContract(made.services.db, family.parent, sanne, { total: 250_000 });
    const { changes } = await statement(jan, 'year=2024');
    assert.equal(changes.length, 2);
    assert.match(
      changes[1] ?? '',
      /^Aan Sanne de Vries: vrijstelling gebruikt was €\u00a01\.000,00 en is nu €\u00a03\.500,00\.$/,
    );
    const second = await jan.post('/statement/pdf', { year: 2024 });
    const read = await readPdf(second.bytes);
    assert.match(read.text, /Wat er anders is dan in versie 1 – Nieuw: schenking van € 2\.500,00/);
    const now = await statement(jan, 'year=2024');
    assert.deepEqual(
      [now.issued.map(({ version }) => version), now.issued[1]?.changes, now.changes],
      [[1, 2], changes, []],
    );

    const kept = await jan.get(`/statement/document?hashid=${issued[0]?.hashid}`);
    assert.ok(kept.bytes.equals(first.bytes));
    assert.equal((await child.get(`/statement/document?hashid=${issued[0]?.hashid}`)).status, 404);
    const lines = await made.services.db.select().from(auditLog).where(eq(auditLog.entity, 'statement'));
    assert.equal(lines.filter(({ action }) => action === 'issue').length, 2);
    await made.services.db.update(contracts).set({ removed_at: new Date() }).where(eq(contracts.id, gift.id));
  });

  test('R-8.2 an amount that moves to another box makes a next version, and so does a half that a death took away', async () => {
    const { db } = made.services;
    const { parent, id } = await makeFamily(db);
    const reader = await apiClient(made.app, parent);
    const partner = await makePartner(db, parent);
    const bram = await makeUser(db, id, { firstname: 'Bram' });
    const issue = async (person: UserRow, year: number) => {
      await reader.post('/statement/pdf', { year, person: person.hashid });
      const { issued, changes } = await statement(reader, `year=${year}&person=${person.hashid}`);
      return { versions: issued.map(({ version }) => version), told: issued.at(-1)?.changes ?? [], changes };
    };
    const loan = await makeContract(db, parent, bram, plainLoan(parent, bram));
    await db
      .insert(contractParties)
      .values({ contract_id: loan.id, family_id: id, user_id: partner.id, side: 'from', position: 1 });
    assert.deepEqual((await issue(bram, 2025)).versions, [1]);
    assert.deepEqual((await issue(parent, 2025)).versions, [1]);
    assert.deepEqual(await issue(bram, 2025), { versions: [1], told: [], changes: [] });

    const { contract } = loanDraft(parent.hashid, bram.hashid);
    const terms = { ...contract, ...plainLoan(parent, bram).terms, rate_millipercent: 0, own_home: true };
    await db.update(contracts).set({ terms }).where(eq(contracts.id, loan.id));
    const moved = await issue(bram, 2025);
    assert.deepEqual(moved.versions, [1, 2]);
    assert.match(moved.told.join(' '), /Nieuw in de aangifte: Box 1 › Eigen woning/u);
    assert.match(moved.told.join(' '), /Niet meer in de aangifte: Box 3 › Schulden/u);
    assert.deepEqual(moved.changes, []);

    await db.update(users).set({ passed_away: true, death_date: '2024-12-20' }).where(eq(users.id, partner.id));
    const widower = await issue(parent, 2025);
    assert.deepEqual(widower.versions, [1, 2]);
    assert.match(widower.told.join(' '), /de helft/u);
  });

  test('R-8.2 six requests at once issue one version, and all get it', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => child.post('/statement/pdf', { year: 2024 })));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200, 200, 200],
    );
    for (const { bytes } of answers) assert.ok(bytes.equals(answers[0]!.bytes));
    assert.deepEqual(
      (await statement(child, 'year=2024')).issued.map(({ version }) => version),
      [1],
    );
  });

  test('R-8.2 the paper is tagged, in Dutch, with the figures of the answer and a blank line for the citizen service number', async () => {
    const { bytes } = await child.post('/statement/pdf', { year: 2025 });
    const read = await readPdf(bytes);
    assert.deepEqual([read.marked, read.lang], [true, 'nl-NL']);
    assert.equal(read.title, 'Jaaropgave 2025, Sanne de Vries');
    for (const text of [
      'Burgerservicenummer (vul zelf in):',
      'Box 3 › Schulden',
      'Schuld op 1 januari 2025',
      '€ 7.000',
      'Controlegetal',
    ])
      assert.ok(read.text.includes(text), text);
    assert.ok(!/\b\d{9}\b/.test(read.text));
    for (const role of ['H1', 'H2', 'H3', 'Table', 'TH', 'TD']) assert.ok(read.roles.includes(role), role);
  });

  test('S-146 when too many wait for a PDF, the answer says to come back, and nothing is issued', async () => {
    const full = () => Promise.reject(new QueueFull());
    const busy = await engine.app({
      clock: () => TODAY,
      pdf: {
        agreement: full,
        addendum: full,
        standing: full,
        familyTree: full,
        statement: full,
        invoice: full,
        estate: full,
        dossier: full,
        sealable: full,
        scan: full,
        copy: full,
      },
    });
    const { parent } = await makeFamily(busy.services.db);
    const client = await apiClient(busy.app, parent);
    const { status, headers } = await client.post('/statement/pdf', { year: 2025 });
    assert.deepEqual([status, headers['retry-after']], [429, '5']);
    assert.deepEqual((await statement(client, 'year=2025')).issued, []);
  });

  test('R-8.2 for an archived loan the statement has the same day-to-day gift as the meter, besides no line of it', async () => {
    const { db } = made.services;
    const home = await makeFamily(db, { name: 'Bos' });
    const els = await makeUser(db, home.id, { sub: 'els', login: true, signed: true, firstname: 'Els' });
    const { terms, ...loan } = plainLoan(home.parent, els);
    await makeContract(db, home.parent, els, {
      ...loan,
      type: 'RepaymentFreeLoanContract',
      terms: { ...terms, term_months: 120, callable: 'on_demand' },
      archived_at: new Date('2024-09-01T10:00:00Z'),
    });
    for (const person of [home.parent, els]) {
      const client = await apiClient(made.app, person);
      const { statement: shown, years } = await statement(client, 'year=2025');
      const { meters } = (await client.get('/gifts/meter?year=2025')).body as GiftYear;
      assert.deepEqual(
        meters.map(({ total }) => total),
        [72_000],
      );
      assert.deepEqual(
        shown.exemptions.map(({ total, giver, recipient }) => [total, giver.length, recipient.length]),
        [[72_000, 1, 1]],
      );
      assert.deepEqual([shown.lent, shown.borrowed], [[], []]);
      assert.deepEqual(years, [2024, 2025, 2026]);
    }
    const [before] = (await statement(await apiClient(made.app, els), 'year=2024')).statement.borrowed;
    assert.equal(before?.figures.closing, 1_200_000);
  });

  test('R-8.2 the years go on while a loan is owed after its last term: its claim and debt are in box 3', async () => {
    const { db } = made.services;
    const home = await makeFamily(db, { name: 'Smit' });
    const els = await makeUser(db, home.id, { firstname: 'Els' });
    const { terms, ...loan } = plainLoan(home.parent, els);
    const { hashid } = await makeContract(db, home.parent, els, {
      ...loan,
      terms: { ...terms, late_payment: 'reminder' },
    });
    const lender = await apiClient(made.app, home.parent);
    const payment = { contract: hashid, kind: 'payment', date: '2024-08-01', amount: 100_000 };
    assert.equal((await lender.post('/contract/event', payment)).status, 200);
    const { years, statement: shown } = await statement(lender, 'year=2026');
    assert.deepEqual(years, [2024, 2025, 2026]);
    assert.equal(shown.lent[0]?.figures.opening, 1_100_000);
  });
});
