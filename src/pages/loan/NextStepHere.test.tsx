import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import { aLoan } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { openLoanPage, RUNNING } from './test/openLoanPage.tsx';

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
  const life = { ...RUNNING, state: 'concept', may: ['edit', 'ask_signatures'] } as const;
  await openLoanPage(testStore, loan({ ...nothing, kind: 'send' }, null), undefined, undefined, {
    ...life,
    may: [...life.may],
  });
  await card();
  await userEvent.click(screen.getByRole('button', { name: 'Laat ondertekenen' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('who is asked to sign gets that one button, and no second notice of it', async () => {
  const life = { ...RUNNING, state: 'offered' as const, signing: { hashid: 'verzoek', open: true } };
  await openLoanPage(
    testStore,
    loan({ ...nothing, kind: 'sign', hashid: 'verzoek' }, null),
    undefined,
    undefined,
    life,
  );
  await card();
  expect(screen.getByRole('link', { name: 'Lees en onderteken' })).toHaveAttribute('href', '/ondertekenen/verzoek');
  expect(screen.queryByRole('region', { name: 'Dit contract wacht op handtekeningen' })).toBeNull();
});

test('S-216 whether it is right is asked by its own panel alone', async () => {
  const life = { ...RUNNING, unconfirmed: true as const };
  await openLoanPage(testStore, loan({ ...nothing, kind: 'recognise' }), undefined, undefined, life);
  expect(await screen.findByRole('button', { name: 'Ja, dit klopt' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Volgende stap' })).toBeNull();
});

test('nothing waits, nothing is said', async () => {
  await openLoanPage(testStore, loan());
  await screen.findByRole('heading', { name: 'Betalingen' });
  expect(screen.queryByText('Volgende stap')).toBeNull();
});
