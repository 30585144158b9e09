import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import { aStand } from '../../store/test/aStand.ts';
import { aLoan } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { openLoanPage, RUNNING } from './test/openLoanPage.tsx';
import { paymentEvent } from './test/paymentEvent.ts';

const testStore = testStoreForEachTest();
const nothing = { hashid: null, date: null, amount: null, by: null, at_once: false };
const loan = (next?: NextStep, signed: string | null = '2026-01-01'): LoanDetail => ({
  ...aLoan('een', signed, 2_500_000),
  events: [],
  ledger_version: 0,
  ...(next && { next }),
});
const card = () => screen.findByRole('region', { name: 'Volgende stap' });

test('the next step comes first on the page, and "Klopt" answers it in place', async () => {
  const step = { ...nothing, kind: 'confirm', hashid: 'm', date: '2026-06-14', amount: 58_924, by: 'Sanne' } as const;
  await openLoanPage(testStore, loan({ ...step, at_once: true }));
  const first = await card();
  const paying = screen.getByRole('heading', { name: 'Betalingen' });
  expect(first.compareDocumentPosition(paying)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  testStore.network.on('POST /contract/event/confirm', json({ ...loan(), ledger_version: 1 }));
  await userEvent.click(screen.getByRole('button', { name: /^Klopt, /u }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Volgende stap' })).toBeNull());
});

test('a term that is late leads to the payments of this page', async () => {
  await openLoanPage(testStore, loan({ ...nothing, kind: 'late', date: '2026-03-01', amount: 24_721 }));
  await card();
  Element.prototype.scrollIntoView = jest.fn();
  await userEvent.click(screen.getByRole('link', { name: 'Naar de betalingen' }));
  expect(document.activeElement).toHaveAttribute('id', 'betalingen');
});

test('a concept is sent out to be signed from here', async () => {
  const stands = aStand({ state: 'send', first: 'ask_signatures', others: ['edit'] });
  const lifecycle = { ...RUNNING, state: 'concept', stands, may: ['edit', 'ask_signatures'] } as const;
  await openLoanPage(testStore, loan({ ...nothing, kind: 'send' }, null), undefined, undefined, {
    ...lifecycle,
    may: [...lifecycle.may],
  });
  await card();
  await userEvent.click(screen.getByRole('button', { name: 'Laat ondertekenen' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a person asked to sign gets only that button, and no second notice of it', async () => {
  const lifecycle = { ...RUNNING, state: 'offered' as const, signing: { hashid: 'verzoek', open: true } };
  await openLoanPage(
    testStore,
    loan({ ...nothing, kind: 'sign', hashid: 'verzoek' }, null),
    undefined,
    undefined,
    lifecycle,
  );
  await card();
  expect(screen.getByRole('link', { name: 'Lees en onderteken' })).toHaveAttribute('href', '/ondertekenen/verzoek');
  expect(screen.queryByRole('region', { name: 'Dit contract wacht op handtekeningen' })).toBeNull();
});

test('S-216 only its own panel asks whether an agreement is right', async () => {
  const lifecycle = { ...RUNNING, unconfirmed: true as const };
  await openLoanPage(testStore, loan({ ...nothing, kind: 'recognise' }), undefined, undefined, lifecycle);
  expect(await screen.findByRole('button', { name: 'Ja, dit klopt' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Volgende stap' })).toBeNull();
});

test('nothing is shown when nothing waits', async () => {
  await openLoanPage(testStore, loan());
  await screen.findByRole('heading', { name: 'Betalingen' });
  expect(screen.queryByText('Volgende stap')).toBeNull();
});

describe('a step that waits for somebody else is on top as well, with the possible actions', () => {
  const sanne = { hashid: 'sanne', firstname: 'Sanne', infix: '', lastname: 'Vries' };
  const concept = (stands: Parameters<typeof aStand>[0], more: Partial<ContractLifecycle> = {}): ContractLifecycle => ({
    ...RUNNING,
    state: 'concept',
    stands: aStand({ waits_for: [sanne], ...stands }),
    may: ['edit', 'sign', 'remove'],
    ...more,
  });
  const open = (lifecycle: ContractLifecycle, contract = loan(undefined, null)) =>
    openLoanPage(testStore, contract, undefined, undefined, lifecycle);

  test("somebody was invited: signatures can be asked for now, the invitation can be sent again, and the concept's actions are there", async () => {
    await open(concept({ state: 'invited', first: 'wish_signatures', others: ['invite_again', 'edit', 'remove'] }));
    const here = within(await screen.findByRole('region', { name: 'Wacht op Sanne' }));
    expect(here.getByText('Sanne is uitgenodigd, maar heeft nog geen account.')).toBeVisible();
    expect(here.getByRole('link', { name: 'Wijzig' })).toBeVisible();
    for (const name of ['Op papier ondertekend', 'Verwijder']) expect(here.getByRole('button', { name })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Verwijder' })).toHaveLength(1);
    testStore.network.on('POST /invitation/resend', json({}));
    await userEvent.click(here.getByRole('button', { name: 'Stuur de uitnodiging opnieuw aan Sanne' }));
    testStore.network.on('POST /signing/wish', json(concept({ state: 'wished', others: ['withdraw_wish'] })));
    testStore.network.on('GET /contract/proposals', json(concept({ state: 'wished', others: ['withdraw_wish'] })));
    await userEvent.click(here.getByRole('button', { name: 'Laat ondertekenen zodra Sanne een account heeft' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Vraag de handtekeningen' }));
    testStore.network.on('DELETE /signing/wish', json(concept({ state: 'invited' })));
    await userEvent.click(await screen.findByRole('button', { name: 'Laat niet meer vanzelf ondertekenen' }));
    await waitFor(() => expect(testStore.network.requests.some(({ call }) => call.startsWith('DELETE '))).toBe(true));
  });

  test('only signed on paper: a sentence says why, and the next step is to record it', async () => {
    const why = 'Kees heeft nog geen eigen login.';
    await open(concept({ state: 'on_paper', waits_for: [], first: 'sign_on_paper' }, { signed_on_paper: why }));
    const here = within(await card());
    expect(here.getByText(why)).toBeVisible();
    expect(here.getByRole('button', { name: 'Op papier ondertekend' })).toHaveClass('MuiButton-contained');
  });

  test('for the notary: the concept can be downloaded', async () => {
    await open(concept({ state: 'notary', waits_for: [], first: 'download_draft' }));
    const here = within(await card());
    expect(here.getByRole('button', { name: 'Download het concept voor de notaris' })).toBeVisible();
  });

  test('a person who reported a payment reads that it waits, can take it back, and is not asked to pay again', async () => {
    const term = new Date().toISOString().slice(0, 10);
    const events = [paymentEvent(24_721, term, { hashid: 'm', status: 'reported' })];
    const stands = aStand({ state: 'reported_by_you', others: ['withdraw_report'], hashid: 'm', waits_for: [sanne] });
    await openLoanPage(testStore, { ...loan(), events } as LoanDetail, undefined, undefined, { ...RUNNING, stands });
    const here = within(await screen.findByRole('region', { name: 'Wacht op Sanne' }));
    expect(here.getByText(/^Je meldde een betaling van €\s247,21 op /u)).toBeVisible();
    expect(screen.queryByText(/^Er is nog niets ingevoerd/u)).toBeNull();
    testStore.network.on('DELETE /contract/event', json({ ...loan(), ledger_version: 1 }));
    await userEvent.click(here.getByRole('button', { name: 'Trek in' }));
    await waitFor(() => expect(testStore.network.requests.some(({ call }) => call.startsWith('DELETE '))).toBe(true));
  });
});
