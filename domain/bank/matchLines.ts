import type { BankLine } from './bankLine.ts';
import { bankTerms } from './bankTerms.ts';
import { type Candidate, candidatesOf, isTheirs, WHO } from './candidates.ts';
import { claimTerms } from './claims.ts';
import { doubtOf } from './judgeClaims.ts';
import type { AskedLoan } from './askedLoan.ts';
import type { BankLoan, LineMatch, Matched, Why } from './matchTypes.ts';
import { neverCame } from './neverCame.ts';
import { isSameDay } from './pairRecords.ts';
import { byItselfOf, recordedLines } from './recordedLines.ts';
import { restLines } from './restLines.ts';
import { type TakenBack, takenBackLines } from './takenBackLines.ts';

const none = (line: number, why: Why): LineMatch => ({
  line,
  certainty: 'none',
  why,
  entries: [],
  replaces: [],
});

/**
 * The lines to check for having been taken for a loan before: those of its people, and those that mention a loan. No other line
 * is hashed.
 */
export function linesToKnow(
  lines: readonly BankLine[],
  loans: readonly BankLoan[],
): { loan: string; lines: number[] }[] {
  return loans.map((loan) => ({
    loan: loan.hashid,
    lines: candidatesOf(loan, lines, () => false, loans.length === 1).map(({ line }) => line),
  }));
}

/** The loan that is surest of a line keeps it: "S. de Vries", whose account was Sam's elsewhere, is not Sanne. */
function surestOf(each: readonly (readonly Candidate[])[]): Candidate[][] {
  const best = new Map<number, number>();
  for (const { line, who } of each.flat()) best.set(line, Math.max(best.get(line) ?? 0, WHO[who]));
  return each.map((own) => own.filter(({ line, who }) => WHO[who] === best.get(line)));
}

function indexed(asked: Pick<AskedLoan, 'loan' | 'terms' | 'candidates' | 'byItself'>): AskedLoan {
  const byEnd = new Map<string, Candidate[]>();
  for (const candidate of asked.candidates) {
    const same = byEnd.get(candidate.end);
    if (same) same.push(candidate);
    else byEnd.set(candidate.end, [candidate]);
  }
  return { ...asked, byEnd, byLine: new Map(asked.candidates.map((candidate) => [candidate.line, candidate])) };
}

/** Each loan with its terms and candidate lines; lines recorded by hand already have their answer in `done`. */
function askLoans(
  loans: readonly BankLoan[],
  lines: readonly BankLine[],
  { gone, back }: TakenBack,
  done: Map<number, LineMatch>,
): AskedLoan[] {
  const each = loans.map((loan) =>
    candidatesOf(loan, lines, (k) => gone.has(k) || back.has(k) || loan.taken.has(k), loans.length === 1),
  );
  const asked = surestOf(each).map((candidates, k) => {
    const loan = loans[k] as BankLoan;
    const extras = candidates.filter(
      (one) => one.spoken === 'extra' && isTheirs(one) && one.date > loan.contract.start_date,
    );
    const terms = bankTerms(loan, extras);
    for (const [line, { date, kind, amount }] of recordedLines(loan, lines, candidates, terms))
      done.set(line, {
        line,
        certainty: 'sure',
        why: { code: 'recorded', on: date },
        entries: [{ loan: loan.hashid, kind: kind === 'extra_repayment' ? kind : 'payment', amount }],
        replaces: [],
      });
    const byItself = new Map(byItselfOf(loan).map(({ date, amount }) => [date, amount]));
    return { loan, terms, candidates, byItself };
  });
  return asked.map((one) => indexed({ ...one, candidates: one.candidates.filter(({ line }) => !done.has(line)) }));
}

/** The reason for a line that fits nothing. */
function whyNot(line: BankLine, k: number, { gone, back }: TakenBack, asked: readonly AskedLoan[]): Why {
  if (gone.has(k)) return { code: 'taken_back' };
  if (back.has(k)) return { code: 'takes_back' };
  if (asked.some(({ loan }) => loan.taken.has(k))) return { code: 'taken' };
  if (line.currency !== 'EUR') return { code: 'not_euro' };
  const theirs = asked.some(({ byLine }) => {
    const candidate = byLine.get(k);
    return candidate !== undefined && isTheirs(candidate);
  });
  return { code: theirs ? 'known_person' : 'nothing' };
}

/**
 * Matches the lines of bank files with loans (docs/decisions/0010). A sure match is never wrong; possible ones are offered next
 * to it; for any other line it says why not. Changes nothing.
 */
export function matchLines(lines: readonly BankLine[], loans: readonly BankLoan[]): Matched {
  const takenBack = takenBackLines(lines);
  const done = new Map<number, LineMatch>();
  const asked = askLoans(loans, lines, takenBack, done);
  for (const claim of claimTerms(asked)) {
    const { candidate, term, days } = claim;
    const doubt = doubtOf(claim, asked, takenBack.refunded);
    const own = asked[claim.loan];
    if (!own) continue;
    const counted = own.byItself.get(term.date);
    const isIt = counted === candidate.amount && isSameDay(term.date, candidate.date);
    done.set(candidate.line, {
      line: candidate.line,
      certainty: doubt === null ? 'sure' : 'perhaps',
      why: doubt === null ? { code: 'term', term: term.date, days, assumed: counted !== undefined } : { code: doubt },
      entries: [{ loan: own.loan.hashid, kind: 'payment', amount: candidate.amount }],
      replaces: counted === undefined || isIt ? [] : [{ loan: own.loan.hashid, date: term.date }],
    });
  }
  restLines(asked, done, takenBack.refunded);
  const matches = lines.map((line, k) => done.get(k) ?? none(k, whyNot(line, k, takenBack, asked)));
  return { lines: matches, neverCame: neverCame(asked, lines, matches) };
}
