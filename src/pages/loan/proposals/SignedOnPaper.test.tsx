import { screen, waitFor, within } from '@testing-library/react';
import { happened } from '../../../../domain/loans/ledger/test/loans.ts';
import type { ContractLifecycle, Proposal } from '../../../../domain/wire/proposal.ts';
import { aGift, aLoan, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { faults } from '../../../test/axe.ts';
import { runningLoan } from '../test/runningLoan.ts';
import { openLoanPage, RUNNING } from '../test/openLoanPage.tsx';

const testStore = testStoreForEachTest();

const loan = aLoan('een', null, 2_500_000);
const gift = aGift('een', null, 690_800);
const deed = { ...gift, contract: { ...gift.contract, form: 'paper' as const }, events: [], ledger_version: 0 };
const CONCEPT = { ...RUNNING, state: 'concept', may: ['sign'] } as const;
const page = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

const signing: Proposal = {
  hashid: 'v',
  content: { kind: 'signing', signed_date: '2026-06-01', scan: 'scan1' },
  note: '',
  state: 'open',
  side: 'from',
  proposed_by: { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' },
  proposed_at: '2026-06-15T10:00:00.000Z',
  lapses_at: '2026-07-15T10:00:00.000Z',
  consequences: { loan: null, deduction: null, gifts: [], open: null },
  consents: [],
  awaited: [
    { party: { hashid: 'sanne', firstname: 'Sanne', infix: 'de', lastname: 'Vries' }, on_paper: false, yours: false },
  ],
  answer: null,
  signing: null,
};

async function openDialog(
  name: string,
  contract: Parameters<typeof openLoanPage>[1] = loan,
  lifecycle: ContractLifecycle = { ...CONCEPT, may: ['sign'] },
) {
  const { user } = await openLoanPage(testStore, contract, aUser(), json([]), lifecycle);
  await user.click(await screen.findByRole('button', { name: 'Op papier ondertekend' }));
  const dialog = await screen.findByRole('dialog', { name });
  return { user, dialog, inside: within(dialog) };
}

describe('signing on paper', () => {
  it('photos of the pages are uploaded first, and the proposal names the scan made from them', async () => {
    const { user, dialog, inside } = await openDialog('Op papier ondertekend');
    testStore.network.on('POST /contract/scan', json({ hashid: 'scan1', pages: 2 }));
    testStore.network.on('POST /contract/proposal', json(RUNNING));
    await user.type(inside.getByLabelText('Op welke dag ondertekend?'), '1-6-2026');
    await user.upload(inside.getByLabelText('Kies foto’s of een PDF'), [page('een.jpg'), page('per ongeluk.jpg')]);
    await user.upload(inside.getByLabelText('Voeg nog een foto toe'), [page('twee.png', 'image/png')]);
    await user.click(inside.getByRole('button', { name: 'Verwijder per ongeluk.jpg' }));
    expect(await faults(dialog)).toEqual([]);
    await user.click(inside.getByRole('button', { name: 'Stel voor' }));
    await waitFor(() =>
      expect(testStore.sent('POST /contract/proposal')[0]).toMatchObject({
        contract: 'een',
        content: { kind: 'signing', signed_date: '2026-06-01', scan: 'scan1' },
      }),
    );
    expect(Object.keys(testStore.sent('POST /contract/scan')[0] as object)).toEqual([
      'contract',
      'picture_1',
      'picture_2',
    ]);
  });

  it('an invalid scan is reported at the field, by the screen or by the server, and nothing is proposed', async () => {
    const { user, inside } = await openDialog('Op papier ondertekend');
    testStore.network.on('POST /contract/scan', json({ errors: { picture_1: 'Deze foto beweegt.' } }, 422));
    await user.type(inside.getByLabelText('Op welke dag ondertekend?'), '1-6-2026');
    const [jpeg, pdf] = [page('een.jpg'), page('scan.pdf', 'application/pdf')];
    await user.upload(inside.getByLabelText('Kies foto’s of een PDF'), [jpeg, pdf]);
    await user.click(inside.getByRole('button', { name: 'Stel voor' }));
    expect((await inside.findAllByText('Kies foto’s of een PDF, niet allebei.'))[0]).toBeVisible();
    expect(testStore.sent('POST /contract/scan')[0]).toBeUndefined();
    await user.click(inside.getByRole('button', { name: 'Verwijder scan.pdf' }));
    await user.click(inside.getByRole('button', { name: 'Stel voor' }));
    expect((await inside.findAllByText('Deze foto beweegt.'))[0]).toBeVisible();
    expect(testStore.sent('POST /contract/proposal')[0]).toBeUndefined();
  });

  it("a notary's deed also asks for the office", async () => {
    const { user, inside } = await openDialog('Bij de notaris ondertekend', deed);
    testStore.network.on('POST /contract/proposal', json(RUNNING));
    await user.type(inside.getByLabelText('Datum van de akte'), '1-6-2026');
    await user.type(inside.getByLabelText(/^Notariskantoor/u), 'Notaris Jansen, Utrecht');
    await user.click(inside.getByRole('button', { name: 'Stel voor' }));
    await waitFor(() =>
      expect(testStore.sent('POST /contract/proposal')[0]).toMatchObject({
        content: { kind: 'signing', signed_date: '2026-06-01', notary: 'Notaris Jansen, Utrecht' },
      }),
    );
  });

  it.each([
    ['a contract', loan, 'Op papier ondertekend'],
    ['a deed', deed, 'Bij de notaris ondertekend'],
  ])('%s with a person without a login says that nobody checks it and that it counts at once', async (_, of, name) => {
    const { inside } = await openDialog(name, of, { ...CONCEPT, may: ['sign'], agrees: 'on_paper' });
    expect(inside.getByText(/telt meteen, en de dag verandert daarna niet meer/u)).toBeVisible();
    expect(inside.queryByText(/bekijkt en bevestigt/u)).not.toBeInTheDocument();
  });

  it('with a person with a login it says that they confirm it', async () => {
    const { inside } = await openDialog('Op papier ondertekend');
    expect(inside.getByText(/De ander bekijkt en bevestigt het/u)).toBeVisible();
    expect(inside.queryByText(/telt meteen/u)).not.toBeInTheDocument();
  });

  it('the person who answers gets the scan first, before agreeing', async () => {
    const lifecycle = { ...CONCEPT, state: 'offered', may: ['answer'], proposals: [signing] } as const;
    const { user } = await openLoanPage(testStore, loan, aUser(), json([]), {
      ...lifecycle,
      may: ['answer'],
      proposals: [signing],
    });
    const shown = within(await screen.findByRole('region', { name: 'Voorstel' }));
    testStore.network.on(
      'GET /contract/document',
      () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    );
    await user.click(shown.getByRole('button', { name: 'Bekijk het ondertekende papier' }));
    await waitFor(() =>
      expect(testStore.network.requests.some(({ call }) => call === 'GET /contract/document')).toBe(true),
    );
  });
});

describe('taking back an agreed change', () => {
  it.each([
    [
      'with a person with a login it waits for the other',
      'here',
      'Voorstellen om dit terug te draaien?',
      /als de ander akkoord is/u,
    ],
    [
      'with a person without one it counts once it is recorded',
      'on_paper',
      'Dit terugdraaien?',
      /zodra je dit vastlegt/u,
    ],
  ] as const)('%s', async (_, agrees, title, said) => {
    const changed = happened([{ kind: 'rate_change', date: '2026-03-01', rate_millipercent: 4250 }]);
    const running = runningLoan(changed, '2026-02-01');
    const { user } = await openLoanPage(testStore, running, aUser(), json([]), { ...RUNNING, agrees });
    await user.click(await screen.findByRole('button', { name: /^Draai terug: /u }));
    const inside = within(await screen.findByRole('dialog', { name: title }));
    expect(inside.getByText(said)).toHaveTextContent('In de tijdlijn blijft staan');
  });
});
