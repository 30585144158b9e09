import type { Page } from '@playwright/test';
import type { LoanContract, LoanDetail } from '../../../domain/wire/contract.ts';
import type { EventStatus } from '../../../domain/wire/event.ts';
import type { ContractLifecycle, Proposal } from '../../../domain/wire/proposal.ts';
import { openPart } from '../parts.ts';
import { expect } from '../test.ts';
import { fillWizard } from '../wizard.ts';
import { type CallRow, confirmed, go, press, steps, told } from './callRow.ts';

const loan = (page: Page) => page.getByRole('link', { name: /€.30\.000,00 Annuïteitenlening/u });
const toLoan = steps(go('/overzicht'), (page) => loan(page).click());
const openLoan = steps(toLoan, (page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Dakkapel en verbouwing van de zolder' })).toBeVisible(),
);

const openPapers = steps(openLoan, (page) => openPart(page, 'Documenten'));

/** The loan of the sample family with an extra repayment (demo/records.ts). */
const openRepaid = steps(
  go('/overzicht'),
  (page) => page.getByRole('searchbox').fill('Inrichting van het atelier'),
  (page) => page.getByRole('link', { name: /€.18\.750,00 Annuïteitenlening/u }).click(),
  (page) => expect(page.getByRole('heading', { level: 1, name: 'Inrichting van het atelier' })).toBeVisible(),
);

/** A payment on the loan, as the server would report it. */
const withPayment = (status: EventStatus) =>
  told(/\/contract\?hashid=/u, (contract: LoanDetail) => {
    const [by] = contract.parties.from;
    const waits = { event: 'een-betaling', waits: contract.parties.from, then: [], mine: true };
    return {
      ...contract,
      book: { ...contract.book, open: status === 'reported' ? [waits] : [] },
      events: [
        {
          hashid: 'een-betaling',
          kind: 'payment',
          amount: 10_000,
          date: contract.contract.signed_date,
          status,
          note: '',
          recorded_at: '2026-04-01T10:00:00Z',
          recorded_by: by,
          answered_at: null,
          answered_by: null,
        },
      ],
    };
  });
const frozen = told(/\/documents\?/u, (documents: object[]) =>
  documents.map((document) => ({ ...document, hashid: 'een-document', made_at: '2026-04-01T10:00:00Z', sha256: 'ab' })),
);

/** Its terms count automatically, as the server would report it. */
const onAutomatic = told(/\/contract\?hashid=/u, (contract: LoanContract) => ({
  ...contract,
  automatic_since: contract.contract.start_date,
}));
const yearIsOver = told(/\/contract\?hashid=/u, (contract: LoanContract) => ({
  ...contract,
  next: { kind: 'year', hashid: null, date: '2025-12-31', amount: 120_000, by: null, at_once: true },
}));

/** The first record asks whether everything before it was paid. */
const pastWasPaid = (page: Page) => page.getByRole('dialog').getByRole('radio', { name: 'Ja', exact: true }).check();

/** How far a contract is, as the server would report it. */
const withLifecycle = (lifecycle: Partial<ContractLifecycle>) =>
  told(/\/proposals\?/u, (now: ContractLifecycle) => ({ ...now, ...lifecycle }));

const waiting: Proposal = {
  hashid: 'een-voorstel',
  content: { kind: 'archive' },
  note: '',
  state: 'open',
  side: 'from',
  proposed_by: { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' },
  proposed_at: '2026-04-01T10:00:00Z',
  lapses_at: '2026-05-01T10:00:00Z',
  consequences: { loan: null, deduction: null, gifts: [], open: 10_000 },
  consents: [],
  awaited: [],
  answer: null,
  signing: null,
};

const openWizardEnd = steps(go('/overzicht'), (page) =>
  fillWizard(page, {
    kind: 'Schenking',
    from: ['Jan de Vries'],
    to: ['Sanne de Vries'],
    amount: '1000',
    signed: '',
  }).then(() => undefined),
);

/** The form for trying out changes, of a loan with terms to come. */
const openTryOut = steps(openLoan, press('Maak een proefberekening'), (page) =>
  expect(page.getByLabel('Hoeveel extra?')).toBeVisible(),
);
const keptOne = told(/\/what-ifs\?/u, () => [
  {
    hashid: 'een-proef',
    name: 'Bonus',
    tried: { kind: 'rate_change', date: '2026-01-01', rate_millipercent: 2_500 },
    kept_at: '2026-01-01T10:00:00Z',
  },
]);
const nameIt = (page: Page) => page.getByRole('dialog').getByLabel('Naam').fill('Erfenis');

export const contractCalls: CallRow[] = [
  {
    call: 'getWhatIfs',
    url: '**/api/v1/contract/what-ifs?*',
    open: openTryOut,
    says: 'We konden je bewaarde proefberekeningen niet ophalen.',
  },
  {
    call: 'keepWhatIf',
    method: 'POST',
    url: '**/api/v1/contract/what-if',
    open: steps(
      openTryOut,
      (page) => page.getByLabel('Hoeveel extra?').fill('1000'),
      press('Bewaar deze proefberekening'),
      nameIt,
    ),
    act: press('Bewaar'),
  },
  {
    call: 'renameWhatIf',
    method: 'POST',
    url: '**/api/v1/contract/what-if/name',
    open: steps(keptOne, openTryOut, press('Hernoem: Bonus'), nameIt),
    act: press('Bewaar'),
  },
  {
    call: 'getContracts',
    url: '**/api/v1/contracts',
    open: go('/overzicht'),
    says: 'We konden je contracten niet ophalen.',
    onlyLogged: true,
  },
  {
    call: 'saveContract',
    method: 'POST',
    url: '**/api/v1/contract',
    open: openWizardEnd,
    act: press('Bewaar contract'),
  },
  {
    call: 'previewContract',
    method: 'POST',
    url: '**/api/v1/contract/preview',
    open: openWizardEnd,
    act: press(/^Bekijk het contract als PDF|^Probeer opnieuw/u),
  },
  {
    call: 'getContract',
    url: '**/api/v1/contract?hashid=*',
    open: toLoan,
    says: 'We konden dit contract niet ophalen.',
  },
  {
    call: 'downloadAgreement',
    method: 'POST',
    url: '**/api/v1/contract/generated',
    open: openLoan,
    act: press('Download het contract'),
  },
  {
    call: 'getDocuments',
    url: '**/api/v1/contract/documents?*',
    open: openPapers,
    says: 'We konden de documenten niet ophalen.',
  },
  {
    call: 'downloadDocument',
    url: '**/api/v1/contract/document?*',
    open: steps(frozen, openPapers),
    act: press(/^Download: Contract/u),
  },
  {
    call: 'downloadAddendum',
    method: 'POST',
    url: '**/api/v1/contract/addendum',
    open: steps(openRepaid, (page) => openPart(page, 'Documenten')),
    act: press(/^Download: Aanvulling/u),
  },
  {
    call: 'downloadCalendar',
    url: '**/api/v1/contract/calendar?*',
    open: steps(openLoan, press('Zet in je agenda')),
    act: press('Download bestand'),
  },
  {
    call: 'downloadStanding',
    url: '**/api/v1/contract/standing?*',
    open: steps(openPapers, press('Stand op een datum')),
    act: press('Download de stand'),
  },
  {
    call: 'downloadDossier',
    method: 'POST',
    url: '**/api/v1/contract/dossier',
    open: steps(openPapers, press('Dossier voor bank of belasting')),
    act: press('Download het dossier'),
  },
  {
    call: 'removeContract',
    method: 'DELETE',
    url: '**/api/v1/contract?hashid=*',
    open: steps(withLifecycle({ state: 'concept', may: ['edit', 'remove'] }), openLoan),
    act: confirmed('Verwijder', 'Verwijder'),
  },
  {
    call: 'getContractLifecycle',
    url: '**/api/v1/contract/proposals?*',
    open: toLoan,
    says: 'We konden niet ophalen wat er is voorgesteld.',
  },
  {
    call: 'propose',
    method: 'POST',
    url: '**/api/v1/contract/proposal',
    open: steps(openLoan, press('Archiveer')),
    act: press('Stel voor'),
  },
  {
    call: 'keepScan',
    method: 'POST',
    url: '**/api/v1/contract/scan',
    open: steps(
      withLifecycle({ state: 'concept', may: ['sign'] }),
      openLoan,
      press('Op papier ondertekend'),
      (page) => page.getByRole('textbox', { name: 'Op welke dag ondertekend?' }).fill('01-04-2026'),
      (page) =>
        page
          .getByLabel('Kies foto’s of een PDF')
          .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }),
    ),
    act: press(/^(Stel voor|Leg vast)$/u),
  },
  {
    call: 'answerProposal',
    method: 'POST',
    url: '**/api/v1/contract/proposal/answer',
    open: steps(withLifecycle({ may: ['withdraw'], proposals: [waiting] }), openLoan),
    act: press('Trek in'),
  },
  {
    call: 'getArchivedContracts',
    url: '**/api/v1/contracts/archived',
    open: go('/overzicht'),
    says: 'We konden het archief niet ophalen.',
  },
  {
    call: 'getMoneyYears',
    url: '**/api/v1/contracts/years',
    open: go('/overzicht'),
    says: 'We konden de jaren niet ophalen.',
  },
];

export const loanCalls: CallRow[] = [
  {
    call: 'recordPlanned',
    method: 'POST',
    url: '**/api/v1/contract/event/planned',
    open: openLoan,
    act: confirmed('Alles tot vandaag volgens plan betaald', 'Voer ze in'),
  },
  {
    call: 'recordEvent',
    method: 'POST',
    url: '**/api/v1/contract/event',
    open: steps(
      openLoan,
      press('Betaling invoeren'),
      (page) => page.getByRole('dialog').getByLabel('Bedrag').fill('100'),
      pastWasPaid,
    ),
    act: press('Bewaar betaling'),
  },
  {
    call: 'startAutomatic',
    method: 'POST',
    url: '**/api/v1/contract/automatic',
    open: steps(openLoan, press('Zet op automatisch'), pastWasPaid),
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Zet op automatisch' }).click(),
  },
  {
    call: 'endAutomatic',
    method: 'DELETE',
    url: '**/api/v1/contract/automatic?*',
    open: steps(onAutomatic, openLoan),
    act: confirmed('Zet uit', 'Zet uit'),
  },
  {
    call: 'confirmYear',
    method: 'POST',
    url: '**/api/v1/contract/automatic/confirm',
    open: steps(yearIsOver, openLoan),
    act: press('Klopt, alles in 2025 is betaald'),
  },
  {
    call: 'undoEvent',
    method: 'DELETE',
    url: '**/api/v1/contract/event?*',
    open: steps(withPayment('confirmed'), openLoan, (page) => openPart(page, 'Tijdlijn')),
    act: confirmed(/^Draai terug: Betaling/u, 'Vraag het'),
  },
  {
    call: 'answerEvent',
    method: 'POST',
    url: '**/api/v1/contract/event/confirm',
    open: steps(withPayment('reported'), openLoan, press(/^Klopt: €.100,00/u), pastWasPaid),
    act: press('Klopt'),
  },
];
