import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { addMonths } from '../../../../domain/dates/isoDate.ts';
import { todayInAmsterdam } from '../../../../domain/dates/today.ts';
import type { ContractDocument } from '../../../../domain/wire/document.ts';
import type { LoanEvent } from '../../../../domain/wire/event.ts';
import { aLoan, aUser } from '../../../store/test/family.ts';
import { json, pdf } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { faults } from '../../../test/axe.ts';
import { openLoanPage } from '../test/openLoanPage.tsx';
import { runningLoan } from '../test/runningLoan.ts';

const testStore = testStoreForEachTest();

const today = todayInAmsterdam(Date.now());
const first = addMonths(today, -1);
const sanne = { hashid: 'sanne', firstname: 'Sanne', infix: 'de', lastname: 'Vries' };
const common = {
  status: 'confirmed',
  note: '',
  recorded_at: `${today}T09:00:00.000Z`,
  recorded_by: sanne,
  answered_at: null,
  answered_by: null,
} as const;
const rate: LoanEvent = { ...common, hashid: 'r', kind: 'rate_change', date: today, rate_millipercent: 2500 };
const gave: LoanEvent = {
  ...common,
  hashid: 'g',
  kind: 'forgiveness',
  date: today,
  amount: 100_000,
  outcome: 'lower_payment',
};
const undone: LoanEvent = { ...common, hashid: 'c', kind: 'correction', corrects: 'g', date: today };
const paid: LoanEvent = { ...common, hashid: 'p', kind: 'payment', date: first, amount: 24_721 };

const loan = () => runningLoan([paid, gave, undone, rate], first);
const paper = {
  version: 1,
  current: true,
  signed_date: '2026-01-01',
  agreed_on: null,
  hashid: null,
  made_at: null,
  sha256: null,
};
const papers: ContractDocument[] = [
  { ...paper, kind: 'addendum', event: 'r' },
  { ...paper, kind: 'addendum', event: 'g', hashid: 'old', made_at: '2026-01-02T10:00:00Z', sha256: 'ef'.repeat(32) },
  { ...paper, kind: 'agreement', event: null },
];

describe('the papers of a loan (R-8.5)', () => {
  it('lists an addendum for each change, downloads it from the list and the timeline, and marks one whose change was undone', async () => {
    const { container, user } = await openLoanPage(testStore, loan(), aUser(), json(papers));
    const list = within(await screen.findByRole('list', { name: 'Documenten' }));
    const [added, gone] = list.getAllByRole('listitem');
    expect(added).toHaveTextContent(
      /^Aanvulling: De rente wordt 2,5\s%, .*Bij het contract\. Dit document wordt gemaakt als je het voor het eerst downloadt\./u,
    );
    expect(within(gone!).getByText('teruggedraaid')).toBeVisible();
    testStore.network.on('POST /contract/addendum', pdf('the addendum'));
    testStore.network.on('GET /contract/document', pdf('the old one'));
    await user.click(within(added!).getByRole('button'));
    await user.click(within(gone!).getByRole('button'));
    const timeline = within(screen.getByRole('list', { name: 'Tijdlijn' }));
    expect(timeline.getAllByRole('button', { name: /^Download: Aanvulling/u })).toHaveLength(1);
    await user.click(timeline.getByRole('button', { name: /^Download: Aanvulling: De rente wordt/u }));
    await waitFor(() => expect(testStore.environment.saved).toHaveLength(3));
    const name = (what: string) => `aanvulling-${what}-${today}-annuiteitenlening-sanne-de-vries.pdf`;
    expect(testStore.environment.saved.map((file) => file.name)).toEqual([
      name('rente'),
      name('kwijtschelding'),
      name('rente'),
    ]);
    expect(testStore.sent('POST /contract/addendum')).toEqual([{ hashid: 'r' }, { hashid: 'r' }]);
    expect(await faults(container)).toEqual([]);
  });

  it('a draft is not in force: its document is called a concept, and the signed one the current agreement', async () => {
    for (const [signed_date, said] of [
      [null, 'concept'],
      ['2026-01-01', 'geldt nu'],
    ] as const) {
      const document: ContractDocument = { ...paper, signed_date, kind: 'agreement', event: null };
      await openLoanPage(testStore, aLoan('een', signed_date, 2_500_000), aUser(), json([document]));
      const list = await screen.findByRole('list', { name: 'Documenten' });
      expect(within(list).getByText(said)).toBeVisible();
      cleanup();
    }
  });

  it('downloads the balance on a chosen day; a day before the loan is refused at its field, without a call', async () => {
    const { user } = await openLoanPage(testStore, loan(), aUser(), json(papers));
    await user.click(await screen.findByRole('button', { name: 'Stand op een datum' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stand op een datum' }));
    const field = dialog.getByLabelText('Op welke dag?');
    await user.tripleClick(field);
    await user.paste('1-1-2001');
    await user.click(dialog.getByRole('button', { name: 'Download de stand' }));
    expect((await dialog.findAllByText(/^Deze dag ligt voor het begin van de lening/u))[0]).toBeVisible();
    expect(testStore.sent('GET /contract/standing')).toEqual([]);
    testStore.network.on('GET /contract/standing', pdf('the standing'));
    const [year, month, day] = today.split('-') as [string, string, string];
    await user.tripleClick(field);
    await user.paste(`${day}-${month}-${year}`);
    await user.click(dialog.getByRole('button', { name: 'Download de stand' }));
    await waitFor(() =>
      expect(testStore.environment.saved.map(({ name }) => name)).toEqual([
        `stand-${today}-annuiteitenlening-sanne-de-vries.pdf`,
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('downloads the dossier as of a day until today; a future day is refused at its field, without a call', async () => {
    const { container, user } = await openLoanPage(testStore, loan(), aUser(), json(papers));
    await user.click(await screen.findByRole('button', { name: 'Dossier voor bank of belasting' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dossier van de lening' }));
    expect(await faults(container)).toEqual([]);
    const field = dialog.getByLabelText('Stand per');
    await user.tripleClick(field);
    await user.paste('1-1-2999');
    await user.click(dialog.getByRole('button', { name: 'Download het dossier' }));
    expect((await dialog.findAllByText('Deze dag moet nog komen. Kies een dag tot en met vandaag.'))[0]).toBeVisible();
    expect(testStore.sent('POST /contract/dossier')).toEqual([]);
    testStore.network.on('POST /contract/dossier', pdf('the dossier'));
    const [year, month, day] = today.split('-') as [string, string, string];
    await user.tripleClick(field);
    await user.paste(`${day}-${month}-${year}`);
    await user.click(dialog.getByRole('button', { name: 'Download het dossier' }));
    await waitFor(() =>
      expect(testStore.environment.saved.map(({ name }) => name)).toEqual([
        `dossier-${today}-annuiteitenlening-sanne-de-vries.pdf`,
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('names each version by its number, also on its download button', async () => {
    const versions: ContractDocument[] = [
      { ...paper, version: 2, kind: 'agreement', event: null },
      { ...paper, version: 1, current: false, kind: 'agreement', event: null },
    ];
    await openLoanPage(testStore, loan(), aUser(), json(versions));
    const list = within(await screen.findByRole('list', { name: 'Documenten' }));
    expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Download: Contract, versie 2',
      'Download: Contract, versie 1',
    ]);
  });

  it('gives a paper no number while there is only one version', async () => {
    const second = { ...paper, version: 2 };
    const one: ContractDocument[] = [
      { ...second, kind: 'addendum', event: 'r' },
      { ...second, kind: 'agreement', event: null },
    ];
    await openLoanPage(testStore, loan(), aUser(), json(one));
    const list = within(await screen.findByRole('list', { name: 'Documenten' }));
    expect(list.getByRole('button', { name: 'Download: Contract' })).toBeVisible();
    expect(list.queryByText(/versie/u)).not.toBeInTheDocument();
  });
});
