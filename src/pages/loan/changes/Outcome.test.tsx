import { screen, waitFor, within } from '@testing-library/react';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import { aLoan, aUser } from '../../../store/test/family.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { faults } from '../../../test/axe.ts';
import { openLoanPage } from '../test/openLoanPage.tsx';

const testStore = testStoreForEachTest();
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-15T10:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

const jan = { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' };
const paid = (date: string): LoanEvent => ({
  hashid: date,
  kind: 'payment',
  amount: 89_810,
  date,
  status: 'confirmed',
  note: '',
  recorded_at: `${date}T09:00:00.000Z`,
  recorded_by: jan,
  answered_at: null,
  answered_by: null,
});

/** A loan of thirty years for a house, with every term paid. */
function houseLoan(own_home = true): LoanDetail {
  const loan = aLoan('een', '2026-01-01', 20_000_000);
  const events = ['02', '03', '04', '05', '06'].map((month) => paid(`2026-${month}-01`));
  return {
    ...loan,
    contract: { ...loan.contract, own_home, term_months: 360, payment_rounding: 'up' },
    events,
    ledger_version: events.length,
  };
}

async function openChange(button: string, title: string, loan = houseLoan()) {
  const { user } = await openLoanPage(testStore, loan, aUser());
  await user.click(await screen.findByRole('button', { name: button }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

describe('the effect of a change, above the button', () => {
  it('R-8.1 a pause of a loan for the own home shows the first term after it and that the deduction ends', async () => {
    const { user, dialog } = await openChange('Pauze', 'Pauze afspreken');
    await user.clear(dialog.getByLabelText('Vanaf'));
    await user.type(dialog.getByLabelText('Vanaf'), '1-7-2026');
    await user.type(dialog.getByLabelText('Tot en met'), '31-12-2026');
    await user.click(dialog.getByRole('radio', { name: 'Aflossing en rente' }));
    const warning = await dialog.findByRole('alert');
    expect(warning).toHaveTextContent(/^Aftrek van de rente: nu genoeg afgelost, straks let op\./u);
    expect(warning).toHaveTextContent(/366 maanden.*Vanaf 1 juli 2026 is de rente daarom niet aftrekbaar/u);
    // The interest of six months and of the term itself, on top of what is repaid.
    const later = dialog.getByRole('radio', { name: 'Later klaar' });
    expect(later).toHaveAccessibleDescription(/Bedrag per termijn: €\s898,10 Eerst, op 1 januari 2027: €\s4\.370,42/u);
    expect(await faults(screen.getByRole('dialog'))).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Zelfde einddatum' }));
    expect(await dialog.findByText(/^Aftrek van de rente:.*/u)).not.toHaveTextContent('366 maanden');
  });

  it('an extra repayment within a month names the first term, which carries the interest of the days before', async () => {
    const { user, dialog } = await openChange('Extra aflossen', 'Extra aflossen');
    await user.type(dialog.getByLabelText('Hoeveel extra?'), '5000');
    expect(await dialog.findByText('Aftrek van de rente: genoeg afgelost, en dat blijft zo.')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Eerder klaar' })).toHaveAccessibleDescription(
      /Bedrag per termijn: €\s898,10 ?Eerst, op 1 juli 2026: €\s904,91/u,
    );
  });

  it('a linear loan that ends sooner is not said to keep its amount, which goes down each term', async () => {
    const linear = { ...houseLoan(false), type: 'LinearLoanContract' } as const;
    const { user, dialog } = await openChange('Extra aflossen', 'Extra aflossen', linear);
    await user.type(dialog.getByLabelText('Hoeveel extra?'), '5000');
    const sooner = await dialog.findByRole('radio', { name: 'Eerder klaar' });
    expect(sooner).toHaveAccessibleDescription(
      /^Elke termijn wordt evenveel afgelost als nu\. Eerstvolgende termijn: €/u,
    );
  });

  it('a pause of a repayment-free loan does not offer to pause repayment', async () => {
    const free = { ...houseLoan(false), type: 'RepaymentFreeLoanContract' } as const;
    const { user, dialog } = await openChange('Pauze', 'Pauze afspreken', free);
    expect(dialog.getByText(/^In deze tijd hoeft er geen rente te worden betaald\./u)).toBeInTheDocument();
    expect(dialog.queryByRole('radio', { name: 'Alleen de aflossing' })).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText('Tot en met'), '31-12-2026');
    // Seven terms of interest are due on the first day after it.
    expect(await dialog.findByRole('radio', { name: 'Later klaar' })).toHaveAccessibleDescription(
      /Eerst, op 1 januari 2027: €\s4\.083,31/u,
    );
    // It repays nothing before its end, so no term makes up for the months of the pause.
    const same = dialog.getByRole('radio', { name: 'Zelfde einddatum' });
    expect(same).toHaveAccessibleDescription(
      /^De rente per termijn blijft gelijk\. Rente per termijn: €\s583,33 Eerst/u,
    );
    expect(await faults(screen.getByRole('dialog'))).toEqual([]);
  });

  it('a loan for another purpose does not mention a deduction', async () => {
    const { user, dialog } = await openChange('Andere rente', 'Andere rente', houseLoan(false));
    await user.type(dialog.getByLabelText('Nieuwe rente per jaar'), '4');
    expect(await dialog.findByRole('row', { name: /^Bedrag per termijn €\s898,10 €\s9/u })).toBeInTheDocument();
    expect(dialog.queryByText(/Aftrek van de rente/u)).not.toBeInTheDocument();
  });

  it('R-8.1 a lower rate from a past day asks whether it was agreed then; another rate does not', async () => {
    const { user, dialog } = await openChange('Andere rente', 'Andere rente', houseLoan(false));
    const asked = () => dialog.queryByLabelText('Was dit op die dag al afgesproken?');
    await user.type(dialog.getByLabelText('Nieuwe rente per jaar'), '1');
    expect(await dialog.findByRole('row', { name: /^Bedrag per termijn €/u })).toBeInTheDocument();
    expect(asked()).not.toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Vanaf welke dag?'));
    await user.type(dialog.getByLabelText('Vanaf welke dag?'), '1-4-2026');
    expect(await dialog.findByText(/^Een lagere rente geldt niet eerder/u)).toBeInTheDocument();
    await user.selectOptions(await dialog.findByLabelText('Was dit op die dag al afgesproken?'), 'written');
    await waitFor(() => expect(dialog.queryByText(/^Een lagere rente geldt niet eerder/u)).not.toBeInTheDocument());
    expect(await faults(screen.getByRole('dialog'))).toEqual([]);
  });

  it('R-3.14 the form for other terms from a day starts with the current ones, and shows the term, the end and the interest of both', async () => {
    const { user, dialog } = await openChange('Andere vorm of looptijd', 'Andere vorm of looptijd');
    expect(dialog.getByRole('radio', { name: 'Annuïteit' })).toBeChecked();
    expect(dialog.queryByRole('checkbox', { name: /laatste dag van de maand/u })).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Rente per jaar vanaf die dag')).toHaveValue('3,5\u00a0%');
    expect(await dialog.findByText(/Deze afspraken gelden al\./u)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Alleen rente' }));
    expect(await dialog.findByRole('row', { name: /^Bedrag per termijn €\s898,10 €\s5/u })).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: /^Laatste termijn 1 januari 2056 1 januari 2056/u })).toBeInTheDocument();
    expect(dialog.getByText(/artikel 3\.119a lid 1 onderdeel b/u)).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Wanneer is de laatste termijn?'));
    await user.type(dialog.getByLabelText('Wanneer is de laatste termijn?'), '15-1-2040');
    expect(await dialog.findByText(/Kies bijvoorbeeld 01-01-2040 of 01-02-2040/u)).toBeInTheDocument();
    expect(await faults(screen.getByRole('dialog'))).toEqual([]);
  });

  it('R-3.14 the last day of the month from a day: the last term moves along, and both series show; elsewhere it is not asked', async () => {
    const loan = houseLoan(false);
    const contract = { ...loan.contract, start_date: '2026-01-28', first_payment_date: '2026-02-28' };
    const events = ['02', '03', '04', '05'].map((month) => paid(`2026-${month}-28`));
    const { user, dialog } = await openChange('Andere vorm of looptijd', 'Andere vorm of looptijd', {
      ...loan,
      contract,
      events,
    });
    const last = dialog.getByRole('checkbox', { name: 'Elke termijn op de laatste dag van de maand' });
    const ends = dialog.getByLabelText('Wanneer is de laatste termijn?');
    expect(ends).toHaveValue('28-01-2056');
    await user.click(last);
    expect(ends).toHaveValue('31-01-2056');
    expect(await dialog.findByRole('row', { name: /^Laatste termijn 28 januari 2056 31 januari 2056/u })).toBeVisible();
    expect(await faults(screen.getByRole('dialog'))).toEqual([]);
    await user.click(last);
    expect(ends).toHaveValue('28-01-2056');
    expect(await dialog.findByText(/Deze afspraken gelden al\./u)).toBeInTheDocument();
  });
});
