import { formatDateLong } from '../dates/dutchDate.ts';
import { addDays } from '../dates/isoDate.ts';
import { type StepFacts, STEP_SAYS } from '../nextStep/words.ts';
import { STEP_KINDS } from '../wire/choices/nextStep.ts';
import type { NextStep } from '../wire/nextStep.ts';
import type { NoticeKind } from '../wire/notice.ts';
import { day, who } from './answers.ts';
import type { NoticeFacts, NoticeWords } from './declaration.ts';
import { PROPOSAL_WHAT } from './proposalWhat.ts';
import { ASKS } from './settled.ts';

/** The values for a sentence of the table in a notice; @param word goes before the contract, such as 'bij' */
export const asking = (words: NoticeWords, word: string, on = day(words)): StepFacts => ({
  by: who(words),
  day: on,
  euros: '',
  what: '',
  at: ` ${word} ${words.contract}`,
});

/** The last day of something that ends on the day of the notice. */
export const dayBefore = (words: NoticeWords): string =>
  words.date === undefined ? day(words) : formatDateLong(addDays(words.date, -1));

/** A request to sign, asked as the table does: for a change which kind it is, without its amount. */
export function askedToSign(words: NoticeWords): string {
  const what = (PROPOSAL_WHAT as Partial<Record<string, string>>)[words.answer ?? ''];
  return what === undefined
    ? STEP_SAYS.sign(asking(words, words.answer === 'change' ? 'onder een wijziging van' : 'onder'))
    : STEP_SAYS.sign({ ...asking(words, 'van'), what });
}

/** A pending report, by its kind: its words, and the step that asks about it. */
const REPORTS: Readonly<Record<string, { what: string; step: 'confirm' | 'debt' }>> = {
  bank: { what: 'betalingen van een bankafschrift', step: 'confirm' },
  owed: { what: 'iets waardoor er meer open staat', step: 'debt' },
  chosen: { what: 'een extra aflossing die anders doorwerkt dan afgesproken', step: 'debt' },
  bank_undone: { what: 'dat betalingen van een bankafschrift niet tellen', step: 'debt' },
  home_undone: { what: 'dat niet klopt wat er over de woning is vastgelegd', step: 'debt' },
};
const PAYMENT = { what: 'een betaling', step: 'confirm' } as const;

/** A report, asked about as the table does. */
export function reportedSentence(words: NoticeWords): string {
  const facts = asking(words, 'bij', '');
  if (words.answer === 'home') return STEP_SAYS.home(facts);
  const { what, step } = REPORTS[words.answer ?? ''] ?? PAYMENT;
  return STEP_SAYS[step]({ ...facts, what });
}

/** The step that a notice asks for, by the table; undefined if it asks nothing. */
export function stepAsked(kind: NoticeKind, { answer }: Pick<NoticeFacts, 'answer'>): NextStep['kind'] | undefined {
  if (kind === 'payment_reported') return answer === 'home' ? 'home' : (REPORTS[answer ?? ''] ?? PAYMENT).step;
  if (kind === 'automatic' && answer !== 'asked') return undefined;
  return STEP_KINDS.find((step) => ASKS[kind]?.includes(step));
}
