import { screen, within } from '@testing-library/react';
import type { GiftDetail } from '../../../../domain/wire/contract.ts';
import type { PaperEvent } from '../../../../domain/wire/paperEvent.ts';
import { aGift, aRelation, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { openLoanPage } from '../test/openLoanPage.tsx';
import { bookOf } from '../test/bookOf.ts';

const party = (hashid: string) => ({
  hashid,
  firstname: hashid === 'jan' ? 'Jan' : 'Sanne',
  infix: 'de',
  lastname: 'Vries',
});
const record = (hashid: string, rest: object): PaperEvent => ({
  hashid,
  kind: 'interest',
  year: 2024,
  date: '2024-12-20',
  amount: 180_000,
  status: 'confirmed',
  note: '',
  recorded_at: '2024-12-20T10:00:00Z',
  recorded_by: party('jan'),
  answered_at: null,
  answered_by: null,
  ...rest,
});
const paper = (events: PaperEvent[]): GiftDetail => {
  const gift = aGift('een', '2024-01-01', 3_000_000);
  const parties = { from: [party('jan')], to: [party('sanne')] };
  return { ...gift, parties, contract: { ...gift.contract, form: 'paper' }, events, ledger_version: events.length };
};
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const yearItem = (year: number) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name: String(year) }) !== null)!;

/** Jan gives, and manages the family; Sanne has a login. */
const jan = aUser({ children: [{ ...aRelation('sanne', true), login: true }] });

const testStore = testStoreForEachTest();
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-15T10:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

test('the page of a gift on paper says per year what is due, what was paid and when, and what a missing payment means', async () => {
  await openLoanPage(testStore, paper([record('a', {})]), jan);
  expect(await screen.findByText(/Jan is Sanne nog/)).toHaveTextContent('€ 30.000,00 schuldig');
  expect(yearItem(2024)).toHaveTextContent('Op tijd betaald');
  expect(plain(yearItem(2024).textContent)).toContain('€ 1.800,00 op 20-12-2024');
  expect(yearItem(2025)).toHaveTextContent('Niet helemaal betaald');
  // 1.800 and 166 of 365 days of 6 % over it, rounded up.
  expect(plain(yearItem(2025).textContent)).toContain('€ 1.849,12');
  expect(yearItem(2026)).toHaveTextContent('Loopt nog');
  expect(screen.getByText('Over 2025 is de rente niet helemaal betaald')).toBeInTheDocument();
  expect(screen.getByText(/telt de hele schenking bij het overlijden/)).toBeInTheDocument();
});

test('the giver reports the interest of the oldest year that is not paid', async () => {
  const { user } = await openLoanPage(testStore, paper([record('a', {})]), jan);
  await user.click(await screen.findByRole('button', { name: 'Betaling vastleggen' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/telt mee zodra Sanne bevestigt/)).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Over welk jaar?')).toHaveValue('2025');
  const after = paper([record('a', {}), record('b', { year: 2025, status: 'reported' })]);
  testStore.network.on('POST /contract/event', json({ ...after, book: bookOf(after, jan) }));
  await user.click(within(dialog).getByRole('button', { name: 'Meld betaling' }));
  expect(await screen.findByText(/Wacht op bevestiging door Sanne/)).toBeInTheDocument();
  expect(testStore.sent('POST /contract/event')[0]).toMatchObject({
    kind: 'interest',
    year: 2025,
    amount: 184_912,
    date: '2026-06-15',
  });
});

test('a giver who manages the family reads that the recipient is blocked, and how to let them in', async () => {
  const blocked = aUser({ children: [{ ...aRelation('sanne', true), login: true, blocked: true }] });
  await openLoanPage(testStore, paper([record('a', {}), record('b', { year: 2025, status: 'reported' })]), blocked);
  expect(await screen.findByText(/^Sanne is geblokkeerd en kan niet antwoorden\./u)).toBeVisible();
  const way = screen.getByRole('link', { name: 'Laat Sanne weer toe' });
  expect(way).toHaveAttribute('href', '/familiebeheer/relaties?persoon=sanne');
});

test('the recipient says whether a reported payment came in', async () => {
  const sanne = aUser({ hashid: 'sanne', family_role: 'member', others: [aRelation('jan', true)] });
  await openLoanPage(testStore, paper([record('a', { status: 'reported' })]), sanne);
  expect(await screen.findByRole('button', { name: /^Klopt: €.1\.800,00/u })).toBeInTheDocument();
  // An unconfirmed payment does not count.
  expect(yearItem(2024)).toHaveTextContent('Niet helemaal betaald');
});

test('the amount follows the year and the kind of payment, unless somebody typed it', async () => {
  const { user } = await openLoanPage(testStore, paper([record('a', {})]), jan);
  await user.click(await screen.findByRole('button', { name: 'Betaling vastleggen' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = () => dialog.getByLabelText('Bedrag');
  const year = dialog.getByLabelText('Over welk jaar?');
  const first = (amount() as HTMLInputElement).value;
  await user.selectOptions(year, '2026');
  expect(year).toHaveValue('2026');
  expect((amount() as HTMLInputElement).value).not.toBe(first);
  await user.click(dialog.getByLabelText('Een deel van de schenking zelf'));
  expect(amount()).toHaveDisplayValue('');
  await user.clear(amount());
  await user.type(amount(), '250');
  await user.click(dialog.getByLabelText('Rente over een jaar'));
  expect(amount()).toHaveDisplayValue(/250/);
});

test('a gift on paper without a deed has no administration yet', async () => {
  const draft = paper([]);
  await openLoanPage(testStore, { ...draft, contract: { ...draft.contract, signed_date: null } }, jan);
  expect(await screen.findByText('Op papier: het bedrag blijft een schuld van Jan')).toBeInTheDocument();
  expect(screen.queryByText('Rente per jaar')).not.toBeInTheDocument();
});

describe('after the death of the last giver on 1 March 2026', () => {
  const paid = [record('a', {}), record('b', { year: 2025, date: '2025-12-20' })];
  const deadAfter = (events: PaperEvent[]): GiftDetail => ({ ...paper(events), last_death: '2026-03-01' });
  const manager = aUser({ hashid: 'bram', children: [aRelation('sanne')] });
  // The server tells this even to a member who sees nobody else in the family.
  const sanne = aUser({ hashid: 'sanne', family_role: 'member' });

  test.each([
    ['a manager', manager, '2026-06-15T10:00:00Z'],
    ['the recipient, two years later too', sanne, '2028-06-15T10:00:00Z'],
  ])('%s reads the interest until that day, and nothing about a living giver', async (_, me, now) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    const { user } = await openLoanPage(testStore, deadAfter(paid), me);
    expect(await screen.findByText(/De gever is overleden op 1 maart 2026/)).toHaveTextContent('loopt er geen rente');
    expect(plain(yearItem(2026).textContent)).toContain('€ 295,90');
    expect(yearItem(2026)).toHaveTextContent('Liep tot en met 01-03-2026');
    expect(screen.queryByRole('heading', { name: '2027' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(
      /1\.800,00 op 01-03|zolang de gever leeft|Eerder betalen mag|Loopt nog/,
    );
    await user.click(screen.getByRole('button', { name: 'Betaling vastleggen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Bedrag')).toHaveDisplayValue(/295,90/);
  });

  test('a missed year is shown as it stood that day, without a way to make up for it', async () => {
    await openLoanPage(testStore, deadAfter(paid.slice(0, 1)), sanne);
    expect(await screen.findByText('Over 2025 is de rente niet helemaal betaald')).toBeVisible();
    expect(screen.queryByText(/zolang de gever leeft/)).not.toBeInTheDocument();
    expect(yearItem(2025)).toHaveTextContent('Nodig op 01-03-2026');
  });

  test('payments by the heirs afterwards reduce the sum owed', async () => {
    const payout = record('c', { kind: 'payout', date: '2026-05-01', amount: 3_000_000 });
    await openLoanPage(testStore, deadAfter([...paid, payout]), sanne);
    expect(await screen.findByText('De schenking is helemaal uitbetaald.')).toBeVisible();
  });
});

test("with two givers the deceased's half is claimable, with its remainder, and the other half continues (law 6)", async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-15T10:00:00Z'));
  const made = paper([record('a', {}), record('b', { year: 2025, date: '2025-12-20' })]);
  const parties = { ...made.parties, from: [...made.parties.from, party('marijke')] };
  const halved: GiftDetail = { ...made, parties, first_death: '2026-03-01' };
  const { user } = await openLoanPage(testStore, halved, jan);
  // Half of 30.000, and 60 of 365 days of 6 % over it.
  expect(plain((await screen.findByText(/Een van de gevers is overleden/)).textContent)).toContain(
    'overleden op 1 maart 2026. Die helft is nu opeisbaar, en na die dag loopt er geen rente meer over. Daarvan is nog € 15.147,95 te betalen',
  );
  // That and the 900 of the other half.
  expect(plain(yearItem(2026).textContent)).toContain('€ 1.047,95');
  // The form asks which half a payment is for, and shows it with the payment.
  await user.click(screen.getByRole('button', { name: 'Betaling vastleggen' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Van allebei, of dat weet ik niet')).toBeChecked();
  await user.click(dialog.getByLabelText('Van de gever die is overleden'));
  const events = [...(halved.events ?? []), record('c', { year: 2026, date: '2026-06-15', half: 'due' })];
  testStore.network.on('POST /contract/event', json({ ...halved, events, book: bookOf({ ...halved, events }, jan) }));
  await user.click(dialog.getByRole('button', { name: 'Meld betaling' }));
  expect(await screen.findByText(/rente over 2026, voor de helft van wie is overleden/)).toBeInTheDocument();
  expect(testStore.sent('POST /contract/event')[0]).toMatchObject({ kind: 'interest', half: 'due' });
});

test('the recipient disputes a payment recorded by the giver, with the right amount', async () => {
  const gift = paper([record('a', {})]);
  const sanne = aUser({ hashid: 'sanne', firstname: 'Sanne', family_role: 'member' });
  const { user } = await openLoanPage(testStore, gift, sanne);
  await user.click(await screen.findByRole('button', { name: /^Klopt niet: .*2024, 20 december 2024/u }));
  await user.type(screen.getByLabelText(/^Het juiste bedrag/u), '1700');
  const wrong = { by: party('sanne'), says: 'wrong' as const, amount: 170_000, text: '', at: '2026-06-15T10:00:00Z' };
  const told = { ...gift, events: [record('a', { remarks: [wrong] })], book: bookOf(gift, sanne) };
  testStore.network.on('POST /contract/event/remark', json(told));
  testStore.network.on('GET /contract', json(told));
  testStore.network.on('GET /contracts', json([]));
  await user.click(screen.getByRole('button', { name: 'Zeg het' }));
  expect(await screen.findByText(/^Sanne: dit klopt niet, het is € 1\.700,00\./u)).toBeVisible();
  expect(testStore.sent('POST /contract/event/remark')).toMatchObject([
    { hashid: 'a', says: 'wrong', amount: 170_000 },
  ]);
});
