import { screen, waitFor, within } from '@testing-library/react';
import type { ContractLifecycle, Proposal } from '../../../../domain/wire/proposal.ts';
import { aLoan, aUser } from '../../../store/test/family.ts';
import { selectToasts } from '../../../store/modules/toast/toastSlice.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { faults } from '../../../test/axe.ts';
import { openLoanPage, RUNNING } from '../test/openLoanPage.tsx';

const testStore = testStoreForEachTest();

const jan = { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' };
const loan = aLoan('een', '2026-01-01', 2_500_000);
const figures = { payment: 24_721, open: 2_500_000, interest: 466_520, endDate: '2036-01-01' };

const rate: Proposal = {
  hashid: 'v',
  content: { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 9000 },
  note: 'Zoals de bank',
  state: 'open',
  side: 'from',
  proposed_by: jan,
  proposed_at: '2026-06-15T10:00:00.000Z',
  lapses_at: '2026-07-15T10:00:00.000Z',
  consequences: {
    loan: { before: figures, after: { ...figures, payment: 31_669, interest: 1_300_310 } },
    deduction: {
      before: { verdict: 'green', reason: 'Genoeg afgelost.' },
      after: { verdict: 'red', reason: 'Er is te weinig afgelost.' },
    },
    gifts: [
      {
        giver: ['jan'],
        recipient: ['sanne'],
        year: 2026,
        left_before: 690_800,
        left_after: 490_800,
        tax_before: 0,
        tax_after: 12_000,
      },
    ],
    open: 2_500_000,
  },
  consents: [],
  awaited: [
    { party: { hashid: 'sanne', firstname: 'Sanne', infix: 'de', lastname: 'Vries' }, on_paper: false, yours: false },
  ],
  answer: null,
  signing: null,
};
const waiting = (may: ContractLifecycle['may'], rest: Partial<Proposal> = {}): ContractLifecycle => ({
  ...RUNNING,
  may,
  proposals: [
    {
      ...rate,
      awaited: rate.awaited.map((one) => ({
        ...one,
        yours: may.includes('answer') || may.includes('paper'),
        on_paper: may.includes('paper'),
      })),
      ...rest,
    },
  ],
});
const open = (lifecycle: ContractLifecycle) => openLoanPage(testStore, loan, aUser(), json([]), lifecycle);
const panel = async () => within(await screen.findByRole('region', { name: 'Voorstel' }));

describe('proposals of two sides on /lening/{id}', () => {
  it('the open proposal is on top with before and after, to the cent and in tax, and agreeing asks for confirmation', async () => {
    const { container, user } = await open(waiting(['answer']));
    const shown = await panel();
    expect(shown.getByRole('heading', { name: /^De rente wordt 9\s%, vanaf 1 juli 2026$/u })).toBeVisible();
    expect(shown.getByText(/^Voorgesteld door Jan de Vries op 15 juni 2026\./u)).toBeVisible();
    expect(shown.getByText('Toelichting: Zoals de bank')).toBeVisible();
    expect(shown.getByRole('row', { name: /^Bedrag per termijn €\s247,21 €\s316,69$/u })).toBeVisible();
    expect(shown.getByText(/^Aftrek van de rente: nu .*, straks /u)).toBeVisible();
    expect(shown.getByText('Er is te weinig afgelost.')).toBeVisible();
    expect(shown.getByText(/^Schenkbelasting over dat jaar: nu €\s0, straks €\s120\.$/u)).toBeVisible();
    expect(await faults(container)).toEqual([]);
    await user.click(shown.getByRole('button', { name: 'Akkoord' }));
    expect(testStore.sent('POST /contract/proposal/answer')[0]).toBeUndefined();
    testStore.network.on('POST /contract/proposal/answer', json(RUNNING));
    testStore.network.on('GET /contract/proposals', json(RUNNING));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Akkoord' }));
    await waitFor(() =>
      expect(testStore.sent('POST /contract/proposal/answer')[0]).toEqual({
        hashid: 'v',
        answer: 'accepted',
        version: loan.version,
        ledger_version: 0,
      }),
    );
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('other terms that change a figure say that they hold from the first day, and what becomes due at once', async () => {
    const draft = { type: loan.type, total: loan.total, contract: loan.contract, parties: { from: ['jan'], to: [] } };
    const content = { kind: 'terms', draft: { ...draft, total: 2_400_000 } } as Proposal['content'];
    const after = { ...figures, due: { amount: 987_139, since: '2026-02-01' } };
    const before = { ...figures, due: { amount: 0, since: null } };
    const consequences = { ...rate.consequences, loan: { before, after }, deduction: null, gifts: [] };
    const { user, unmount } = await open(waiting(['answer'], { content, consequences }));
    const shown = await panel();
    expect(shown.getByText(/^Deze afspraken gelden dan vanaf de eerste dag, .* Andere rente/u)).toBeVisible();
    expect(
      shown.getByText(/^Vandaag te betalen: nu €\s0,00, straks €\s9\.871,39, over termijnen sinds 1 februari 2026\.$/u),
    ).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Akkoord' }));
    const asked = screen.getByRole('alertdialog');
    expect(asked).toHaveTextContent('vanaf de eerste dag, alsof het altijd zo was');
    expect(asked).not.toHaveTextContent('vanaf nu');
    unmount();
    // Where only words change, it counts from now on.
    const words = { ...draft, contract: { ...loan.contract, purpose: 'Een keuken' } };
    await open(waiting(['answer'], { content: { kind: 'terms', draft: words } as Proposal['content'] }));
    const plain = await panel();
    expect(plain.queryByText(/vanaf de eerste dag/u)).toBeNull();
    await user.click(plain.getByRole('button', { name: 'Akkoord' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Dit telt vanaf nu');
  });

  it('shows one by one who agreed and how, and for whom it still waits', async () => {
    const sanne = { hashid: 'sanne', firstname: 'Sanne', infix: 'de', lastname: 'Vries' };
    const bram = { ...sanne, hashid: 'bram', firstname: 'Bram' };
    const noor = { ...sanne, hashid: 'noor', firstname: 'Noor' };
    const at = '2026-06-15T10:00:00.000Z';
    const { container } = await open(
      waiting(['answer'], {
        consents: [
          { party: bram, how: 'self', by: bram, at, paper_date: null },
          { party: noor, how: 'mandate', by: bram, at, paper_date: null },
          { party: { ...noor, hashid: 'kim', firstname: 'Kim' }, how: 'paper', by: jan, at, paper_date: '2026-06-10' },
        ],
        awaited: [
          { party: jan, on_paper: false, yours: true },
          { party: sanne, on_paper: false, yours: false },
        ],
      }),
    );
    const shown = await panel();
    const lines = within(shown.getByRole('list', { name: 'Wie is akkoord' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Bram de Vries: akkoord op 15 juni 2026',
      'Noor de Vries: akkoord op 15 juni 2026, door Bram de Vries met een machtiging',
      'Kim de Vries: akkoord op papier op 10 juni 2026, vastgelegd door Jan de Vries',
      'Jan de Vries: nog geen antwoord',
      'Sanne de Vries: nog geen antwoord',
    ]);
    expect(shown.getByText(/Het telt pas als jij en Sanne akkoord zijn\./u)).toBeVisible();
    expect(await faults(container)).toEqual([]);
  });

  it("a change signed here, or on paper by those who can't, says both, and the recorded one waits for the signatures", async () => {
    const { user } = await open(waiting(['paper'], { signing: 'verzoek' }));
    const shown = await panel();
    expect(
      shown.getByText(
        /Het telt zodra iedereen met een eigen login het document hierbij heeft ondertekend\. Sanne heeft geen eigen login\./u,
      ),
    ).toBeVisible();
    expect(shown.getByRole('link', { name: 'Bekijk wie nog moet ondertekenen' })).toBeVisible();
    testStore.network.on('POST /contract/proposal/answer', json(RUNNING));
    await user.click(shown.getByRole('button', { name: 'Op papier afgesproken' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Op papier afgesproken' }));
    await user.type(dialog.getByLabelText(/^Op welke dag is dit op papier/u), '15-6-2026');
    await user.click(dialog.getByRole('button', { name: 'Leg vast' }));
    await waitFor(() =>
      expect(selectToasts(testStore.getState() as never).map(({ text }) => text)).toContain(
        'Vastgelegd. Het telt zodra iedereen ook heeft ondertekend.',
      ),
    );
  });

  it('a refusal asks for a reason and sends it', async () => {
    const { user } = await open(waiting(['answer']));
    await user.click((await panel()).getByRole('button', { name: 'Niet akkoord, met een reden' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Niet akkoord' }));
    await user.click(dialog.getByRole('button', { name: 'Verstuur' }));
    expect(testStore.sent('POST /contract/proposal/answer')[0]).toBeUndefined();
    testStore.network.on('POST /contract/proposal/answer', json(RUNNING));
    testStore.network.on('GET /contract/proposals', json(RUNNING));
    await user.type(dialog.getByLabelText('Waarom niet?'), 'Te hoog');
    await user.click(dialog.getByRole('button', { name: 'Verstuur' }));
    await waitFor(() =>
      expect(testStore.sent('POST /contract/proposal/answer')[0]).toMatchObject({ answer: 'refused', word: 'Te hoog' }),
    );
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('the proposer can only withdraw it; an unanswered proposal lapses and stays readable', async () => {
    const { unmount } = await open(waiting(['withdraw']));
    const shown = await panel();
    expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Trek in']);
    unmount();
    await open(waiting(['change', 'archive'], { state: 'lapsed' }));
    expect(await screen.findByText(/Verlopen op 15 juli 2026/u)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Voorstel' })).not.toBeInTheDocument();
  });

  it('a change of a loan is proposed, not recorded; for a person without a login with the day on paper', async () => {
    const { user } = await open({ ...RUNNING, agrees: 'on_paper' });
    testStore.network.on('POST /contract/proposal', json(RUNNING));
    await user.click(await screen.findByRole('button', { name: 'Archiveer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dit contract archiveren?' }));
    await user.click(dialog.getByRole('button', { name: 'Leg vast' }));
    expect(testStore.sent('POST /contract/proposal')[0]).toBeUndefined();
    await user.type(dialog.getByLabelText('Op papier afgesproken op'), '1-6-2026');
    await user.click(dialog.getByRole('button', { name: 'Leg vast' }));
    await waitFor(() =>
      expect(testStore.sent('POST /contract/proposal')[0]).toMatchObject({
        contract: 'een',
        paper_date: '2026-06-01',
        content: { kind: 'archive' },
      }),
    );
  });

  it('R-5.3 an archived contract leaves the list at once and can still be read', async () => {
    const archived = { ...loan, archived_at: '2026-06-15T10:00:00.000Z' };
    await openLoanPage(testStore, archived, aUser(), json([]), { ...RUNNING, state: 'archived', may: ['restore'] });
    expect(await screen.findByText('Gearchiveerd')).toBeVisible();
    expect(testStore.getState().contracts.list).toEqual([]);
    expect(screen.getByRole('button', { name: 'Haal uit het archief' })).toBeVisible();
    // The server refuses every record of it, so nothing here offers one.
    expect(screen.queryByText('Betaling invoeren')).not.toBeInTheDocument();
    // Nor does anything fall due any longer.
    expect(screen.queryByRole('heading', { name: 'Betalingen' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Zet in je agenda' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Tijdlijn' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Wijzigen' })).not.toBeInTheDocument();
  });
});
