import { readFileSync } from 'node:fs';
import { TABLE } from '../../../../domain/nextStep/table.ts';
import {
  STAND_ROLES,
  STANDS,
  STEP_KINDS,
  type Stand,
  type StandAct,
  type StandRole,
} from '../../../../domain/wire/choices/nextStep.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { standWords } from './standWords.ts';
import { CARDS } from './standCards.ts';
import { aStand } from '../../../store/test/aStand.ts';
import { aStep } from '../../../store/test/aStep.ts';
import { aLoan } from '../../../store/test/family.ts';
import { stepWords } from '../../../components/nextStep/stepWords.ts';

const sanne = { hashid: 'sanne', firstname: 'Sanne', infix: '', lastname: 'Vries' };
const record = { hashid: 'm', kind: 'payment', date: '2026-03-01', amount: 24_721, recorded_by: sanne };
const loan = { ...aLoan('een', null, 2_500_000), events: [record], ledger_version: 1 } as unknown as LoanDetail;
const life = {
  state: 'concept',
  may: [],
  agrees: 'here',
  changes_by_signing: false,
  proposals: [],
  signing: null,
  not_signed: null,
  signed_on_paper: null,
} as const;
/** The steps that have their own place and words on the page. */
const ELSEWHERE: Partial<Record<Stand, string>> = {
  sign_change: 'sign',
  answer_paper: 'answer',
  signing: 'the notice of the request',
  signing_change: 'the proposal itself',
  proposed: 'the proposal itself',
  proposed_paper: 'the proposal itself',
  contested: 'what is in doubt',
  someone_died: 'what became of them',
};

/** The words, as far as the state has its own. */
function sentenceOf(state: Stand, role: StandRole): string {
  const { first, waits } = TABLE[state][role];
  const kind = STEP_KINDS.find((one) => one === (ELSEWHERE[state] ?? state));
  const named: Partial<Record<Stand, string>> = {
    sign_change: 'rente van 1 % per jaar vanaf 1 juli 2026',
    debt: 'kosten van € 48,40 op 1 maart 2026',
  };
  const what = named[state];
  if (kind !== undefined && waits === 'you')
    return stepWords(
      aStep(kind, { by: 'Sanne', amount: 24_721, date: '2026-03-01', ...(what !== undefined && { what }) }),
    ).replaceAll('\u00a0', ' ');
  const stands = aStand({ state, role, first, hashid: 'm', waits_for: [sanne] });
  if (CARDS.includes(state)) {
    const { title, sentence } = standWords(loan, { ...life, may: [], proposals: [], stands });
    return `${title}: ${sentence}`.replaceAll('\u00a0', ' ');
  }
  return waits === 'nobody' && first === null ? '' : `(${ELSEWHERE[state] ?? ''})`;
}

const act = (one: StandAct) => one.replaceAll('_', ' ');

/** The table as parsed. */
function tableText(): string {
  const rows = STANDS.flatMap((state) =>
    STAND_ROLES.map((role) => {
      const { waits, first, others } = TABLE[state][role];
      const cells = [state, role, waits, sentenceOf(state, role), first ? act(first) : '', others.map(act).join(', ')];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  return ['| state | role | waits for | what is read | first | and also |', '|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}

test('docs/next-step.md is the table of what comes next: each state, each role', () => {
  const stored = readFileSync('docs/next-step.md', 'utf8');
  expect(stored.slice(stored.indexOf('| state |')).trim()).toBe(tableText());
});

test('each state that waits for somebody says so in words, on its card or in its own place', () => {
  for (const state of STANDS)
    for (const role of STAND_ROLES) {
      if (TABLE[state][role].waits !== 'nobody')
        expect(sentenceOf(state, role)).not.toMatch(/^(?:\(\))?$|undefined|null/u);
    }
});
