import { addMonths, type IsoDate } from '../dates/isoDate.ts';
import { equalParts } from '../gifts/equalParts.ts';
import { draftEvent } from '../loans/events/draftEvent.ts';
import { ledgerOf } from '../loans/ledger/ledger.ts';
import type { GiftKinship } from '../wire/gifts.ts';
import { FieldReader, type Read, type Typed, type Wrong } from './fields.ts';
import { answerGift, KINSHIP_WORDS, kinshipOfWord } from './gift.ts';
import { answerLoan, loanOf } from './loan.ts';

/** One amount, and a number of years to give or to lend it in. Cents; the rate in thousandths of a percent. */
export interface LendOrGiveQuestion {
  amount: number;
  years: number;
  rate: number;
  kinship: GiftKinship;
  start: IsoDate;
}

/** One way to help with the amount; cents, over all years together. */
export interface Way {
  kind: 'gift' | 'gifts' | 'loan' | 'forgiven';
  /** The part that the recipient never has to give back, before tax. */
  given: number;
  /** The gift tax, which the recipient pays. */
  tax: number;
  /** The interest that the recipient pays on the loan. */
  interest: number;
  /** The amount that the recipient repays within the years. */
  repaid: number;
  /** The debt after the last year. */
  open: number;
  /** A row for each year, of twelve months from the start. */
  years: readonly WayYear[];
}

/** One year of a way, in cents: the gift in it, the gift tax on that, and the debt at its end. */
export interface WayYear {
  /** The first is 1. */
  year: number;
  given: number;
  tax: number;
  open: number;
}

/** The ways by their words in the address; the first is the default of the page. */
const WAYS = {
  lenen: 'loan',
  schenken: 'gift',
  jaarlijks: 'gifts',
  kwijtschelden: 'forgiven',
} as const satisfies Record<string, Way['kind']>;
export type WayWord = keyof typeof WAYS;
export const WAY_WORDS = Object.keys(WAYS) as [WayWord, ...WayWord[]];

/** The way being viewed. */
export const wayOfWord = (typed: Typed): Way['kind'] => WAYS[new FieldReader(typed).choice('manier', WAY_WORDS)];

/** The horizon of the page. */
const LONGEST = 30;

/** Reads a question from the input. @param start the day on which all of it begins. */
export function readLendOrGive(typed: Typed, start: IsoDate): Read<LendOrGiveQuestion> {
  const read = new FieldReader(typed);
  return read.done({
    amount: read.euro('bedrag'),
    years: read.whole('jaren', 1, LONGEST),
    rate: read.percent('rente'),
    kinship: kinshipOfWord(read.choice('aan', KINSHIP_WORDS)),
    start,
  });
}

type Question = LendOrGiveQuestion;

const taxOn = (amount: number, { kinship, start }: Question): number =>
  amount > 0 ? answerGift({ amount, kinship, claim: 'yearly', year: Number(start.slice(0, 4)) }).result.tax : 0;

/** A way by the gift and the debt in each of its years. */
function wayOf(
  kind: Way['kind'],
  question: Question,
  yearly: (year: number) => { given: number; open: number },
  rest: { interest: number; repaid: number } = { interest: 0, repaid: 0 },
): Way {
  const years = Array.from({ length: question.years }, (_, at): WayYear => {
    const { given, open } = yearly(at);
    return { year: at + 1, given, tax: taxOn(given, question), open };
  });
  const total = (of: 'given' | 'tax') => years.reduce((sum, year) => sum + year[of], 0);
  return { kind, given: total('given'), tax: total('tax'), ...rest, open: years.at(-1)?.open ?? 0, years };
}

const gift = (question: Question): Way =>
  wayOf('gift', question, (at) => ({ given: at === 0 ? question.amount : 0, open: 0 }));

function gifts(question: Question): Way {
  const parts = equalParts(question.amount, question.years);
  return wayOf('gifts', question, (at) => ({ given: parts[at] ?? 0, open: 0 }));
}

function loan(question: Question): Way | { wrong: Wrong } {
  const made = answerLoan({ ...question, type: 'AnnuityLoanContract', extra: null });
  if ('wrong' in made) return made;
  const { terms, totalInterest } = made.answer.schedule;
  // A rounded payment may have repaid it all some terms early.
  const openAfter = (at: number) => terms[12 * at + 11]?.balance ?? 0;
  return wayOf('loan', question, (at) => ({ given: 0, open: openAfter(at) }), {
    interest: totalInterest,
    repaid: question.amount,
  });
}

/** The amount a parent may forgive each year without tax: the yearly exemption. In cents. */
export function yearlyForgiveness({ kinship, start }: Question): number {
  return answerGift({ amount: 1, kinship, claim: 'yearly', year: Number(start.slice(0, 4)) }).result.limit;
}

/**
 * A loan without repayments, of which the yearly exemption is forgiven on each anniversary. It runs a year longer than the
 * question's horizon, so that the last forgiveness falls before its end.
 */
function forgiven(question: Question): Way {
  const { amount, years, start } = question;
  const most = yearlyForgiveness(question);
  const lent = loanOf({ ...question, years: years + 1, type: 'RepaymentFreeLoanContract', extra: null });
  const parts = Array.from({ length: years }, (_, year) => Math.min(most, amount - most * year)).filter(
    (part) => part > 0,
  );
  const forgiveness = parts.map((part, year) =>
    draftEvent(
      { kind: 'forgiveness', amount: part, outcome: 'lower_payment', date: addMonths(start, 12 * (year + 1)) },
      `year ${year + 1}`,
    ),
  );
  const seen = ledgerOf(lent, forgiveness).terms.filter(({ date }) => date <= addMonths(start, 12 * years));
  const interest = seen.reduce((sum, term) => sum + term.interest, 0);
  return wayOf('forgiven', question, (at) => ({ given: parts[at] ?? 0, open: Math.max(0, amount - most * (at + 1)) }), {
    interest,
    repaid: 0,
  });
}

/** The first of the yearly gifts; cents. */
export const firstPart = ({ amount, years }: Question): number => equalParts(amount, years)[0] ?? amount;

/**
 * Four ways to help with one amount, side by side. Each year uses the figures of the year in which it begins: those
 * of later years are unknown. An impossible loan has a sentence at its field.
 */
export function answerLendOrGive(question: Question): { answer: readonly Way[] } | { wrong: Wrong } {
  const lent = loan(question);
  return 'wrong' in lent ? lent : { answer: [gift(question), gifts(question), lent, forgiven(question)] };
}
