import type { BankTerm } from './bankTerms.ts';
import { type Candidate, isTheirs, saysLoan } from './candidates.ts';
import { isDistinct } from './judgeClaims.ts';
import type { AskedLoan } from './askedLoan.ts';
import type { LineMatch } from './matchTypes.ts';
import { pieceWith, termOfEach, termsTogether } from './sums.ts';

/** This many terms in one transfer are believed at once. */
const SURE_TERMS = 3;

/** From this amount a transfer is more likely part of the principal than part of a term. */
const LUMP = 1.5;

/** Takes terms for a line. @returns the ones that counted automatically: this is their money */
function take({ loan, byItself }: AskedLoan, terms: readonly BankTerm[]): LineMatch['replaces'] {
  for (const term of terms) term.claimed = true;
  return terms.filter(({ date }) => byItself.has(date)).map(({ date }) => ({ loan: loan.hashid, date }));
}

/**
 * The kinds of lines that are not a single term: several terms, a term of two loans, a term in two pieces, an extra repayment, a
 * part, or a repeat of a paid term. Each line is looked at once, oldest first.
 * @param done the lines that have their answer: those that get one here are added
 */
export function restLines(
  asked: readonly AskedLoan[],
  done: Map<number, LineMatch>,
  refunded: (line: number) => boolean,
): void {
  const all = asked
    .flatMap(({ candidates }, loan) => candidates.map((candidate) => ({ loan, candidate })))
    .filter(({ candidate }) => !done.has(candidate.line) && isTheirs(candidate))
    .sort((a, b) => a.candidate.day - b.candidate.day || a.candidate.line - b.candidate.line);
  const answer = (match: LineMatch) => {
    const doubted = match.certainty === 'sure' && refunded(match.line);
    done.set(match.line, doubted ? { ...match, certainty: 'perhaps', why: { code: 'refunded' } } : match);
  };
  const loansOf = new Map<number, number[]>();
  for (const { loan, candidate } of all) loansOf.set(candidate.line, [...(loansOf.get(candidate.line) ?? []), loan]);
  for (const ask of [ofTerms, ofExtras, ofPieces, ofWords])
    for (const { loan, candidate } of all) {
      if (done.has(candidate.line)) continue;
      const others = (loansOf.get(candidate.line) ?? []).filter((one) => one !== loan);
      for (const match of ask(asked, loan, candidate, others, done)) answer(match);
    }
}

type Ask = (
  asked: readonly AskedLoan[],
  loan: number,
  candidate: Candidate,
  alsoFits: readonly number[],
  done: ReadonlyMap<number, LineMatch>,
) => LineMatch[];

const sureIf = (sure: boolean): 'sure' | 'perhaps' => (sure ? 'sure' : 'perhaps');

const ofTerms: Ask = (asked, k, candidate, alsoFits) => {
  const own = asked[k];
  if (!own || candidate.spoken === 'extra') return [];
  const { line, amount } = candidate;
  const told = (terms: readonly BankTerm[]) => terms.some(({ amounts }) => amounts.some(isDistinct));
  const believed = (terms: readonly BankTerm[]) => saysLoan(candidate) || (told(terms) && candidate.spoken !== 'other');
  for (const j of alsoFits) {
    const other = asked[j];
    const both = other && termOfEach(own.terms, other.terms, candidate);
    if (!both) continue;
    const replaces = [...take(own, [both[0]]), ...take(other, [both[1]])];
    const entries = [own, other].map(({ loan }, i) => {
      const term = both[i];
      return { loan: loan.hashid, kind: 'payment' as const, amount: term?.amounts.at(-1) ?? 0 };
    });
    return [{ line, certainty: sureIf(believed(both)), why: { code: 'two_loans' }, entries, replaces }];
  }
  const row = termsTogether(own.terms, candidate);
  if (row === null || !(saysLoan(candidate) || told(row))) return [];
  const replaces = take(own, row);
  const [first] = row;
  return [
    {
      line,
      certainty: sureIf(believed(row) && row.length <= SURE_TERMS && alsoFits.length === 0),
      why: { code: 'terms', first: first?.date ?? '', last: row.at(-1)?.date ?? '', count: row.length },
      entries: [{ loan: own.loan.hashid, kind: 'payment', amount }],
      replaces,
    },
  ];
};

const ofExtras: Ask = (asked, k, candidate, alsoFits) => {
  const own = asked[k];
  if (!own || candidate.spoken !== 'extra' || !runsOn(own, candidate)) return [];
  const { line, amount } = candidate;
  const alone = alsoFits.length === 0;
  return [
    {
      line,
      certainty: sureIf(alone && amount <= own.loan.total),
      why: { code: alone ? 'extra' : 'two_fit' },
      entries: [{ loan: own.loan.hashid, kind: 'extra_repayment', amount }],
      replaces: [],
    },
  ];
};

const ofPieces: Ask = (asked, k, candidate, _alsoFits, done) => {
  const own = asked[k];
  if (!own || candidate.spoken === 'other') return [];
  const pair = pieceWith(own.terms, own.byEnd.get(candidate.end) ?? [], candidate, (line) => done.has(line));
  if (!pair) return [];
  const { other, term } = pair;
  const sum = candidate.amount + other.amount;
  const said = [candidate, other].every(saysLoan);
  if (!said && !isDistinct(sum)) return [];
  const replaces = take(own, [term]);
  return [candidate, other].map(({ line, amount }): LineMatch => ({
    line,
    certainty: sureIf(said),
    why: { code: 'pieces', term: term.date },
    entries: [{ loan: own.loan.hashid, kind: 'payment', amount }],
    replaces,
  }));
};

/** Whether the loan runs on the day of a line. */
const runsOn = ({ loan, terms }: AskedLoan, { date, day }: Candidate): boolean =>
  date > loan.contract.start_date && day <= (terms.all.at(-1)?.day ?? 0) + 365;

const ofWords: Ask = (asked, k, candidate, alsoFits) => {
  const own = asked[k];
  if (!own || !runsOn(own, candidate)) return [];
  const { line, amount } = candidate;
  const [double] = own.terms.around(amount, candidate.day);
  const entry = (kind: 'payment' | 'extra_repayment') => [{ loan: own.loan.hashid, kind, amount }];
  if (double && candidate.spoken !== 'other' && (saysLoan(candidate) || isDistinct(amount)))
    return [
      {
        line,
        certainty: 'perhaps',
        why: { code: 'double', term: double.date },
        entries: entry('payment'),
        replaces: [],
      },
    ];
  if (!saysLoan(candidate)) return [];
  const regular = own.terms.all[0]?.amounts[0] ?? 0;
  const kind = amount > regular * LUMP ? 'extra_repayment' : 'payment';
  const why = alsoFits.length > 0 ? 'two_fit' : kind === 'payment' ? 'part' : 'extra';
  return [{ line, certainty: 'perhaps', why: { code: why }, entries: entry(kind), replaces: [] }];
};
