import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { addDays, addMonths } from '../../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import type { BankImport, BankImportForm, KnownLines } from '../../../domain/wire/bankImport.ts';
import type { KeepLinesForm } from '../../../domain/wire/keptLine.ts';
import { aLoan } from '../../store/test/family.ts';
import { held, json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { config } from '../../test/config.ts';
import { AppConfigContext } from '../appConfig.ts';
import { answerBankWorker, type BankWorkerTask } from '../bankFiles/answerBankWorker.ts';
import { startBankWorker } from '../bankFiles/startBankWorker.ts';
import { answerMatchWorker, type MatchTask } from './answerMatchWorker.ts';
import { BankImportDialog } from './BankImportDialog.tsx';
import { startMatchWorker } from './startMatchWorker.ts';

jest.mock('../bankFiles/startBankWorker.ts', () => ({ startBankWorker: jest.fn() }));
jest.mock('./startMatchWorker.ts', () => ({ startMatchWorker: jest.fn() }));

/** A worker without a thread: it does what the real one does with a message. */
class WorkerHere extends EventTarget {
  terminate = jest.fn();

  readonly #work: (task: never, answer: (data: unknown) => void) => void;

  constructor(work: (task: never, answer: (data: unknown) => void) => void) {
    super();
    this.#work = work;
  }

  postMessage(task: never): void {
    this.#work(task, (data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

const testStore = testStoreForEachTest();
const today = todayInAmsterdam(Date.now());
const first = addDays(addMonths(today, -7), 3);
const made = aLoan('een', '2026-01-01', 2_500_000);
const loan = {
  ...made,
  contract: { ...made.contract, start_date: addMonths(first, -1), first_payment_date: first },
  events: [],
  ledger_version: 3,
  book: {
    role: 'keeper' as const,
    receipt_waits: [],
    choice_waits: [],
    debt_waits: [],
    open: [],
    automatic_asked: [],
    automatic_waits: [],
  },
};
const terms = ledgerOf(loan, []).terms.filter(({ date }) => date < today);
const known: KnownLines = {
  loans: [{ contract: 'een', key: 'ab'.repeat(32), known: {}, accounts: [] }],
  imports: [],
  kept_key: 'cd'.repeat(32),
  kept: [],
};
const aKept = {
  ...{ line: 'ab'.repeat(32), nth: 1, date: today, amount: -1_250, name: 'Albert Heijn 1076', account_tail: '' },
  names: [],
};
const answer: BankImport = {
  hashid: 'imp',
  imported_at: '2026-11-28T12:00:00.000Z',
  undo_until: '2026-11-29T12:00:00.000Z',
  undone_at: null,
  loans: [{ contract: 'een', recorded: 7, reported: 0, confirmed: 0, known: 0, past: 0, missing: 0 }],
};

const euros = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
const row = (day: string, name: string, iban: string, way: 'Af' | 'Bij', cents: number, text: string) =>
  `"${day.replaceAll('-', '')}";"${name}";"NL69INGB0123456789";"${iban}";"GT";"${way}";"${euros(cents)}";"Online bankieren";"${text}";"0,00";""`;
const HEAD =
  '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie";"Tag"';
/** jsdom's own files can't be read. */
const fileOf = (text: string, name: string) =>
  Object.assign(new File([text], name), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });
const file = () =>
  fileOf(
    [
      HEAD,
      ...terms.map(({ date, payment }) =>
        row(date, 'S de Vries', 'NL91ABNA0417164300', 'Bij', payment, 'geheim woord'),
      ),
      row(today, 'Albert Heijn 1076', '', 'Af', 1_250, 'Pasvolgnr 001 boodschappen'),
      row(today, 'S de Vries', 'NL91ABNA0417164300', 'Bij', 10_000, 'lening, een stukje'),
    ].join('\n'),
    'ing.csv',
  );

interface Opened {
  known?: Partial<KnownLines>;
  /** The answers to the calls for a loan. */
  details?: Parameters<typeof testStore.network.on> extends [string, ...infer Answers] ? Answers : never;
}

async function opened({ known: more = {}, details = [json(loan)] }: Opened = {}) {
  jest
    .mocked(startBankWorker)
    .mockImplementation(
      () => new WorkerHere((task: BankWorkerTask, say) => void answerBankWorker(task, say)) as unknown as Worker,
    );
  jest
    .mocked(startMatchWorker)
    .mockImplementation(
      () => new WorkerHere((task: MatchTask, say) => void answerMatchWorker(task).then(say)) as unknown as Worker,
    );
  testStore.network.on('GET /bank-import/known', json({ ...known, ...more }));
  testStore.network.on('GET /contract', ...details);
  testStore.network.on('GET /contracts', json([]));
  const view = render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <BankImportDialog onClose={() => undefined} />
      </AppConfigContext>
    </Provider>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Bankbestand inlezen' }));
  return { ...view, dialog, user: userEvent.setup() };
}

const others = loan.parties.to.map(({ firstname }) => firstname);

describe('a bank file is read on the device, and ticked lines are imported (docs/decisions/0010)', () => {
  it('S-356: one summary, one press; no other line and no text is sent', async () => {
    const { dialog, user, baseElement } = await opened();
    expect(await dialog.findByText(/^Het bestand blijft op je apparaat/u)).toBeVisible();
    await user.upload(await dialog.findByLabelText('Kies bestanden'), file());
    expect(await dialog.findByText(new RegExp(`^${terms.length} keer`, 'u'))).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent(`${terms.length} termijnen. 1 regel laten we liggen.`);
    expect(testStore.sent('POST /bank-import')).toEqual([]);
    expect(await faults(baseElement)).toEqual([]);
    testStore.network.on('POST /bank-import', json(answer));
    await user.click(dialog.getByRole('button', { name: 'Zet in de lening' }));
    expect(await dialog.findByText('7 betalingen tellen nu mee.')).toBeVisible();
    const [sent] = testStore.sent('POST /bank-import') as [BankImportForm];
    expect(sent.entries.map(({ date, amount, kind, nth }) => [date, amount, kind, nth])).toEqual(
      terms.map(({ date, payment }) => [date, payment, 'payment', 1]),
    );
    expect(sent.loans).toEqual([{ contract: 'een', ledger_version: 3 }]);
    const everything = JSON.stringify(sent);
    for (const secret of ['geheim', 'Heijn', 'Vries', '12,50', '1250', 'NL91', 'stukje'])
      expect(everything).not.toContain(secret);
    testStore.network.on('DELETE /bank-import', json({ ...answer, undone_at: '2026-11-28T12:01:00.000Z' }));
    await user.click(dialog.getByRole('button', { name: 'Ongedaan maken' }));
    expect(testStore.sent('DELETE /bank-import')).toHaveLength(1);
  });

  it('reading the same file again offers only new lines', async () => {
    const { nameLines } = await import('../../store/lineHash.ts');
    const { readBankFiles } = await import('../../../bank/readBankFiles.ts');
    const bytes = new Uint8Array(await file().arrayBuffer());
    const { lines } = readBankFiles([{ name: 'ing.csv', bytes }]);
    const named = await nameLines('ab'.repeat(32), lines, [0, 1]);
    const taken = Object.fromEntries([...named.values()].map(({ hash }) => [hash, 1]));
    const [own] = known.loans;
    const { dialog, user } = await opened({ known: { loans: own ? [{ ...own, known: taken }] : [] } });
    await user.upload(await dialog.findByLabelText('Kies bestanden'), file());
    expect(await dialog.findByText(new RegExp(`^${terms.length - 2} keer`, 'u'))).toBeVisible();
  });

  it('an unmatched line can be found and ticked; an unreadable file says why', async () => {
    const { dialog, user } = await opened();
    await user.upload(await dialog.findByLabelText('Kies bestanden'), [file(), fileOf('%PDF', 'a.csv')]);
    expect(await dialog.findByText('a.csv is niet gelezen')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Toon 1 andere regel' }));
    await user.type(dialog.getByLabelText('Zoek op naam, bedrag of omschrijving'), 'heijn');
    await user.click(dialog.getByRole('checkbox', { name: /Albert Heijn/u }));
    expect(dialog.getByRole('status')).toHaveTextContent(`${terms.length + 1} termijnen.`);
  });

  it('S-540: an unmatched line is kept for later without its text; the list then asks which loan it belongs to', async () => {
    const { dialog, user, baseElement } = await opened();
    expect(await dialog.findByText(/^Hier staat niets/u)).toBeVisible();
    await user.upload(await dialog.findByLabelText('Kies bestanden'), file());
    await user.click(await dialog.findByRole('button', { name: 'Toon 1 andere regel' }));
    await user.selectOptions(dialog.getByLabelText('Lening voor de regels die je hier aanvinkt'), 'later');
    await user.click(dialog.getByRole('checkbox', { name: /Albert Heijn/u }));
    await user.click(dialog.getByRole('checkbox', { name: 'Bewaar 1 regel van ‘Misschien’ die je niet aanvinkt' }));
    await user.click(dialog.getByRole('checkbox', { name: new RegExp(`^${terms.length} keer`, 'u') }));
    expect(dialog.getByText('2 regels naar ‘Nog te verwerken’.')).toBeVisible();
    testStore.network.on('POST /bank-import/kept', json([]));
    const shown = { ...aKept, hashid: 'kept-0', kept_at: '2026-11-29T12:00:00.000Z', kept_until: '2027-12-29' };
    testStore.network.on('GET /bank-import/known', json({ ...known, kept: [shown] }));
    await user.click(dialog.getByRole('button', { name: 'Bewaar' }));
    const list = within(await dialog.findByRole('region', { name: 'Nog te verwerken' }));
    const [sent] = testStore.sent('POST /bank-import/kept') as [KeepLinesForm];
    expect(sent.lines.map(({ amount, name, account_tail }) => [amount, name, account_tail])).toEqual([
      [10_000, 'S de Vries', '4300'],
      [-1_250, 'Albert Heijn 1076', ''],
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/boodschappen|stukje|NL91/u);
    expect(testStore.sent('POST /bank-import')).toEqual([]);
    expect(await list.findByText(/Albert Heijn/u)).toBeVisible();
    expect(await faults(baseElement)).toEqual([]);

    await user.click(list.getByRole('button', { name: 'Zet in de lening' }));
    expect(list.getByRole('alert')).toHaveTextContent('Beantwoord eerst de vraag over de andere termijnen.');
    await user.click(list.getByLabelText('Nee, die staan nog open'));
    testStore.network.on('POST /bank-import', json(answer));
    testStore.network.on('GET /bank-import/known', json(known));
    await user.click(list.getByRole('button', { name: 'Zet in de lening' }));
    expect(await list.findByText(/^Hier staat niets/u)).toBeVisible();
    const [taken] = testStore.sent('POST /bank-import') as [BankImportForm];
    expect(taken).toMatchObject({
      worked_off: ['kept-0'],
      entries: [{ contract: 'een', amount: 1_250, kind: 'payment' }],
    });
    expect(list.getByRole('heading', { name: 'Nog te verwerken' })).toHaveFocus();
  });

  it('a line that belongs to no loan leaves the list; if that fails it stays', async () => {
    const shown = { ...aKept, hashid: 'kept-0', kept_at: '2026-11-29T12:00:00.000Z', kept_until: '2027-12-29' };
    const { dialog, user } = await opened({ known: { kept: [shown] } });
    testStore.network.on('DELETE /bank-import/kept', json({ error: 'Niet gevonden.' }, 404));
    await user.click(await dialog.findByRole('button', { name: 'Hoort niet bij een lening' }));
    expect(dialog.getByText(/Albert Heijn/u)).toBeVisible();
    testStore.network.on('DELETE /bank-import/kept', json([]));
    testStore.network.on('GET /bank-import/known', json(known));
    await user.click(dialog.getByRole('button', { name: 'Hoort niet bij een lening' }));
    expect(await dialog.findByText(/^Hier staat niets/u)).toBeVisible();
  });

  it('the columns of a personal spreadsheet are asked for', async () => {
    const { dialog, user } = await opened();
    const [one] = terms;
    const own = `Wanneer;Wie;Bedrag\n${one?.date.split('-').reverse().join('-')};${others[0]};${euros(one?.payment ?? 0)}\n`;
    await user.upload(await dialog.findByLabelText('Kies bestanden'), fileOf(own, 'lijst.csv'));
    expect(await dialog.findByText('lijst.csv: welke kolom is wat?')).toBeVisible();
    expect(dialog.getByLabelText('Bedrag')).toHaveValue('2');
    await user.click(dialog.getByRole('button', { name: 'Gebruik deze kolommen' }));
    expect(await dialog.findByText('1 regel gelezen uit 1 bestand.')).toBeVisible();
  });

  it('says that a loan can’t be fetched, and fetches it again', async () => {
    const { dialog, user } = await opened({ details: [json({}, 500)] });
    expect(await dialog.findByRole('alert')).toHaveTextContent('We konden je leningen niet ophalen.');
    expect(dialog.queryByLabelText('Kies bestanden')).toBeNull();
    testStore.network.on('GET /contract', json(loan));
    await user.click(dialog.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await dialog.findByLabelText('Kies bestanden')).toBeInTheDocument();
  });

  it('the loans are fetched one after another: thirty at once is too many for a small server', async () => {
    const first = held(json(loan));
    const { dialog } = await opened({
      known: { loans: known.loans.flatMap((one) => [one, { ...one, contract: 'twee' }]) },
      details: [first.answer, json({ ...loan, hashid: 'twee' })],
    });
    const asked = () =>
      testStore.network.requests.filter(({ call }) => call === 'GET /contract').map(({ query }) => query['hashid']);
    await waitFor(() => expect(asked()).toEqual(['een']));
    first.release();
    expect(await dialog.findByLabelText('Kies bestanden')).toBeInTheDocument();
    expect(asked()).toEqual(['een', 'twee']);
  });
});
