import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import { mailOutbox } from '../../db/schema.ts';
import { addSigned } from '../../test/agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../test/apiClient.ts';
import { freshLoanDraft } from '../../test/drafts.ts';
import { eachEngine, NOW, type TestApp } from '../../test/engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from '../../test/factories.ts';

eachEngine((engine) => {
  let host: TestApp;
  let family: TestFamily;
  let sanne: UserRow;
  let jan: ApiClient;
  let borrower: ApiClient;
  let sister: ApiClient;
  let stranger: ApiClient;

  before(async () => {
    host = await engine.app({ clock: () => NOW });
    const { db } = host.services;
    family = await makeFamily(db, { parent: { email: 'jan@voorbeeld.example' } });
    const login = { login: true, signed: true };
    sanne = await makeUser(db, family.id, { sub: 'sanne', email: 'sanne@voorbeeld.example', ...login });
    const bram = await makeUser(db, family.id, { firstname: 'Bram', sub: 'bram', ...login });
    const other = await makeFamily(db, { name: 'Bakker' });
    const token = { expires: NOW / 1000 + 600 };
    jan = await apiClient(host.app, family.parent, token);
    borrower = await apiClient(host.app, sanne, token);
    sister = await apiClient(host.app, bram, token);
    stranger = await apiClient(host.app, other.parent, token);
  });

  /** A signed loan of Jan to Sanne for her home. */
  async function homeLoan(ownHome = true): Promise<string> {
    const draft = freshLoanDraft(family.parent.hashid, sanne.hashid);
    const made = { ...draft, contract: { ...draft.contract, own_home: ownHome } };
    return String((await addSigned(host, jan, made)).body.hashid);
  }

  const home = (contract: string, became: string, date = '2026-06-01') => ({ contract, kind: 'home', became, date });
  const last = ({ body }: ApiAnswer) =>
    (body.events as { hashid: string; kind: string; status: string; became?: string }[]).at(-1)!;
  const errors = ({ status, body }: ApiAnswer) => {
    assert.equal(status, 422);
    return body.errors as Record<string, string>;
  };
  /** Somebody's last notice, as a list has it. */
  const told = async (client: ApiClient) =>
    ((await client.get('/notices')).body as unknown as { notices: { text: string }[] }).notices[0]?.text;
  /** The subject of the last mail to somebody. */
  const mailed = async ({ email }: UserRow) => {
    const { db } = host.services;
    const mails = await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(desc(mailOutbox.id));
    return mails[0]?.subject;
  };
  const nextOf = async (client: ApiClient, loan: string) => {
    const { body } = await client.get(`/contract?hashid=${loan}`);
    return (body as unknown as ContractDetail).next?.kind;
  };

  test('S-447 the borrower reports what became of their home, and the lender is notified; the books do not change', async () => {
    const loan = await homeLoan();
    const before = (await jan.get(`/contract?hashid=${loan}`)).body;
    const sold = await borrower.post('/contract/event', home(loan, 'sold'));
    assert.deepEqual(
      [sold.status, last(sold).kind, last(sold).became, last(sold).status],
      [200, 'home', 'sold', 'confirmed'],
    );
    const seen = (await jan.get(`/contract?hashid=${loan}`)).body;
    assert.deepEqual([last({ status: 200, body: seen } as ApiAnswer).became, seen.balance], ['sold', before.balance]);
    assert.equal(
      await told(jan),
      'Sanne legde bij de lening “Eigen huis” aan Sanne Vries vast wat er met de woning gebeurde. Het telt. Kijk of het klopt.',
    );
  });

  test('S-448 the lender’s report waits for the borrower, who can say that it is wrong', async () => {
    const loan = await homeLoan();
    const said = await jan.post('/contract/event', home(loan, 'sold'));
    assert.deepEqual([said.status, last(said).status], [200, 'reported']);
    assert.deepEqual(
      [await told(borrower), await mailed(sanne), await nextOf(borrower, loan), await nextOf(jan, loan)],
      [
        'Jan meldt wat er met de woning gebeurde bij de lening “Eigen huis”. Klopt dat?',
        'Er is iets gemeld over de woning van een lening bij Onderling',
        'home',
        undefined,
      ],
    );
    const hashid = last(said).hashid;
    // Not by the word of the person who reported it.
    assert.equal((await jan.post('/contract/event/confirm', { hashid, status: 'confirmed' })).status, 403);
    const refused = await borrower.post('/contract/event/confirm', { hashid, status: 'refused' });
    assert.deepEqual([refused.status, last(refused).status], [200, 'refused']);
    assert.deepEqual(
      [await told(jan), await mailed(family.parent)],
      [
        'Sanne zegt dat niet klopt wat je bij de lening “Eigen huis” aan Sanne Vries over de woning meldde.',
        'Er is antwoord op wat je meldde bij Onderling',
      ],
    );
    // It never counted: the sale can be reported again.
    assert.equal((await borrower.post('/contract/event', home(loan, 'sold'))).status, 200);
  });

  test('S-449 either side takes it back: the borrower at once, the lender with the borrower’s word', async () => {
    const loan = await homeLoan();
    const first = last(await borrower.post('/contract/event', home(loan, 'let')));
    const asked = await jan.remove(`/contract/event?hashid=${first.hashid}`);
    assert.deepEqual([asked.status, last(asked).kind, last(asked).status], [200, 'correction', 'reported']);
    assert.equal(
      await told(borrower),
      'Jan meldt dat niet klopt wat er over de woning is vastgelegd bij de lening “Eigen huis”. Klopt dat?',
    );
    const answer = { hashid: last(asked).hashid, status: 'confirmed' };
    assert.equal((await borrower.post('/contract/event/confirm', answer)).status, 200);
    // A removed report can't be answered or taken back once more.
    assert.equal((await borrower.post('/contract/event/confirm', answer)).status, 404);
    assert.equal((await borrower.remove(`/contract/event?hashid=${first.hashid}`)).status, 409);
    const mine = last(await jan.post('/contract/event', home(loan, 'let')));
    assert.equal((await jan.remove(`/contract/event?hashid=${mine.hashid}`)).status, 200);
    const late = { hashid: mine.hashid, status: 'confirmed' };
    assert.equal((await borrower.post('/contract/event/confirm', late)).status, 409);
    const second = last(await borrower.post('/contract/event', home(loan, 'sold')));
    const undone = await borrower.remove(`/contract/event?hashid=${second.hashid}`);
    assert.deepEqual([undone.status, last(undone).kind, last(undone).status], [200, 'correction', 'confirmed']);
    assert.equal(
      await told(jan),
      'Sanne draaide terug wat bij de lening “Eigen huis” aan Sanne Vries over de woning was vastgelegd.',
    );
  });

  test('S-450 nobody outside the loan records, sees, answers or takes it back', async () => {
    const loan = await homeLoan();
    const { hashid } = last(await jan.post('/contract/event', home(loan, 'sold')));
    for (const outsider of [sister, stranger]) {
      const calls = [
        outsider.get(`/contract?hashid=${loan}`),
        outsider.post('/contract/event', home(loan, 'sold')),
        outsider.post('/contract/event/confirm', { hashid, status: 'confirmed' }),
        outsider.remove(`/contract/event?hashid=${hashid}`),
      ];
      for (const call of calls) assert.equal((await call).status, 404);
      assert.equal(await told(outsider), undefined);
    }
    assert.equal(await nextOf(borrower, loan), 'home');
    const none = await borrower.post('/contract/event', home('missing', 'sold'));
    assert.equal(none.status, 404);
  });

  test('S-451 an impossible report is refused at its field, and stores nothing', async () => {
    const loan = await homeLoan();
    await borrower.post('/contract/event', home(loan, 'sold'));
    const before = (await jan.get(`/contract?hashid=${loan}`)).body.ledger_version;
    const cases: [object, string, RegExp][] = [
      [home(loan, 'sold', '2026-06-02'), 'became', /al verkocht/u],
      [home(loan, 'let', '2026-06-02'), 'became', /al verkocht/u],
      [home(loan, 'sold', '2030-01-01'), 'date', /moet nog komen/u],
      [home(loan, 'bought', '1999-01-01'), 'date', /begin van de lening/u],
      [home(loan, 'burnt'), 'became', /./u],
      [home(await homeLoan(false), 'sold'), 'became', /niet voor een eigen woning/u],
    ];
    for (const [draft, field, words] of cases)
      assert.match(errors(await borrower.post('/contract/event', draft))[field] ?? '', words);
    assert.equal((await jan.get(`/contract?hashid=${loan}`)).body.ledger_version, before);
  });

  test('R-8.2 the statement of the year follows it, and both sides have the same parts', async () => {
    const loan = await homeLoan();
    await borrower.post('/contract/event', home(loan, 'sold'));
    type Line = { hashid: string; figures: object; home?: { own: boolean }[] };
    const lineOf = async (client: ApiClient, side: 'lent' | 'borrowed') => {
      const { body } = await client.get('/statement?year=2026');
      const { statement } = body as unknown as { statement: Record<'lent' | 'borrowed', Line[]> };
      return statement[side].find(({ hashid }) => hashid === loan);
    };
    const [lent, borrowed] = [await lineOf(jan, 'lent'), await lineOf(borrower, 'borrowed')];
    assert.deepEqual([lent?.figures, lent?.home], [borrowed?.figures, borrowed?.home]);
    assert.deepEqual(
      borrowed?.home?.map(({ own }) => own),
      [true, false],
    );
  });
});
