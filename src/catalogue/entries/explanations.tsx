import { Compared } from '../../components/agreement/Compared.tsx';
import { FromFirstDay } from '../../components/agreement/FromFirstDay.tsx';
import { Overtaken } from '../../components/agreement/Overtaken.tsx';
import { OpenClaims } from '../../components/claims/OpenClaims.tsx';
import { DeductionBlock } from '../../components/deduction/DeductionBlock.tsx';
import { Drawing } from '../../components/drawings/Drawing.tsx';
import { FamilyDrawing } from '../../components/drawings/FamilyDrawing.tsx';
import { PaperDrawing } from '../../components/drawings/PaperDrawing.tsx';
import { Explain } from '../../components/explain/Explain.tsx';
import { ExplainFrame } from '../../components/explain/ExplainFrame.tsx';
import type { Explanation } from '../../components/explain/explanation.ts';
import { ExplainPanel } from '../../components/explain/ExplainPanel.tsx';
import type { ContractDraft } from '../../../domain/wire/contract.ts';
import type { DeductionCheck, Verdict } from '../../../domain/wire/statement.ts';
import { aLoan, aRelation } from '../../store/test/family.ts';
import { overtakenText } from '../../text/overtaken.ts';
import type { Entry } from '../entry.ts';
import { LONG_TEXT } from '../samples.ts';

const explanation: Explanation = {
  rule: 'Ouders tellen samen als één gever.',
  article: 'Artikel 28 Successiewet 1956',
  sum: [
    { label: 'Vrijstelling 2026', value: '€ 6.908,00' },
    { label: 'Geschonken op 17 mei 2026', value: '€ -2.700,00' },
    { label: 'Nog vrij', value: '€ 4.208,00' },
  ],
  note: 'De bedragen staan in de Successiewet 1956.',
};

const loan = aLoan('lening', '2026-01-01', 2_500_000);
const draft: ContractDraft = {
  type: 'AnnuityLoanContract',
  total: 2_500_000,
  contract: { ...loan.contract, rate_millipercent: 4000 },
  parties: { from: ['jan'], to: ['sanne'] },
};

const now = [
  { label: 'Rente per jaar', value: '3,5 %' },
  { label: 'Looptijd', value: '10 jaar' },
];

const checkOf = (verdict: Verdict, reason: string, open: string[] = []): DeductionCheck => ({
  verdict,
  reason,
  on: '2026-10-31',
  debt: 2_312_345,
  maximum: 2_350_000,
  counts_until: '2027-12-31',
  repair_by: null,
  counts: { from: null, until: null },
  outside: 0,
  open,
  sum: [
    { label: 'Schuld op 31 oktober 2026', value: '€ 23.123,45' },
    { label: 'Hoogstens', value: '€ 23.500,00' },
  ],
});

const claim = {
  hashid: 'c',
  kind: 'death',
  date: '2026-06-01',
  by: 'Jan',
  at: '2026-11-15T10:00:00Z',
  until: '2026-11-22T10:00:00Z',
  seen: false,
} as const;
const sanne = aRelation('sanne');

/** Components that say what was agreed, how a figure came about, and what follows. */
export const explanationEntries: readonly Entry[] = [
  {
    file: 'components/agreement/Compared.tsx',
    states: {
      gevuld: <Compared heads={['Nu', 'Straks']} now={now} then={[{ label: 'Rente per jaar', value: '4 %' }]} />,
      'lange tekst': (
        <Compared heads={['Nu afgesproken', 'Voorgesteld']} now={[]} then={[{ label: 'Waarvoor', value: LONG_TEXT }]} />
      ),
    },
  },
  {
    file: 'components/agreement/FromFirstDay.tsx',
    states: { 'andere rente': <FromFirstDay contract={loan} draft={draft} /> },
  },
  {
    file: 'components/agreement/Overtaken.tsx',
    states: {
      'twee waarden': (
        <Overtaken
          says={overtakenText.contract}
          theirs={now}
          mine={[{ label: 'Rente per jaar', value: '4 %' }]}
          onTheirs={() => undefined}
          onMine={() => undefined}
        />
      ),
    },
  },
  {
    file: 'components/claims/OpenClaims.tsx',
    states: {
      'wacht op haar login': <OpenClaims relation={{ ...sanne, claims: [claim] }} />,
      'wacht op haar antwoord': (
        <OpenClaims relation={{ ...sanne, claims: [{ ...claim, kind: 'divorce', seen: true }] }} />
      ),
    },
  },
  {
    file: 'components/deduction/DeductionBlock.tsx',
    states: {
      groen: <DeductionBlock title="Lening van Jan" level="h3" check={checkOf('green', 'Er is genoeg afgelost.')} />,
      oranje: (
        <DeductionBlock
          title="Lening van Marijke"
          level="h3"
          check={checkOf('amber', 'Er is te weinig afgelost. Je kunt het nog inhalen.', [
            'De lening is alleen voor het eigen huis gebruikt.',
            'Het huis is je hoofdverblijf.',
          ])}
        />
      ),
      'rood, lange tekst': <DeductionBlock title="Lening van Bram" level="h3" check={checkOf('red', LONG_TEXT)} />,
    },
  },
  {
    file: 'components/drawings/Drawing.tsx',
    states: {
      lijnen: (
        <Drawing width={120} height={60}>
          <path className="papier" d="M10 10h100v40H10z" />
          <path d="M10 10h100v40H10z" />
          <path className="accent" d="M20 30h80" />
          <path className="stippel" d="M20 40h80" />
        </Drawing>
      ),
    },
  },
  { file: 'components/drawings/FamilyDrawing.tsx', states: { gewoon: <FamilyDrawing /> } },
  { file: 'components/drawings/PaperDrawing.tsx', states: { gewoon: <PaperDrawing /> } },
  {
    file: 'components/explain/Explain.tsx',
    states: {
      gewoon: <Explain of="Nog vrij voor Sanne" explanation={explanation} />,
      klein: <Explain of="Nog vrij voor Bram" explanation={explanation} compact />,
    },
  },
  {
    file: 'components/explain/ExplainFrame.tsx',
    states: {
      dicht: (
        <ExplainFrame of="Rente over november">
          <p>€ 72,92</p>
        </ExplainFrame>
      ),
    },
  },
  {
    file: 'components/explain/ExplainPanel.tsx',
    states: {
      'regel en som': <ExplainPanel explanation={explanation} />,
      'zonder som, lange tekst': <ExplainPanel explanation={{ rule: LONG_TEXT, article: '', sum: [] }} />,
    },
  },
];
