import type { BankLine } from '../../../../domain/bank/bankLine.ts';
import type { LineGroup } from '../../../../domain/bank/lineGroups.ts';
import type { BankEntry, Matched } from '../../../../domain/bank/matchTypes.ts';
import { asksAboutPast, pastPayments } from '../../../../domain/loans/events/pastPayments.ts';
import type { MissingPayment } from '../../../../domain/loans/events/paidAsPlanned.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';

/** The lines read from the files, and the choices about them. Lives only as long as the dialog is open. */
export interface ReadLines extends Matched {
  lines: LineMatches;
  bankLines: readonly BankLine[];
  groups: readonly LineGroup[];
  loans: readonly LoanDetail[];
  /** The lines already kept for later, with their hashid there. */
  keptBefore: ReadonlyMap<number, string>;
}
type LineMatches = Matched['lines'];

/** The person's choices. */
export interface Choices {
  ticked: ReadonlySet<number>;
  /** Unmatched lines, with the loan that the person assigned. */
  byHand: ReadonlyMap<number, string>;
  /** Unmatched lines to keep for later. */
  later: ReadonlySet<number>;
  /** Whether possible payments that are not ticked are kept as well. */
  restLater: boolean;
  /** The records of automatic payments that did not arrive. */
  gone: ReadonlySet<string>;
  /** The accounts to keep, as `person iban`. */
  keep: ReadonlySet<string>;
  /** For each loan whether everything before was paid as agreed. */
  past: Readonly<Record<string, boolean>>;
}

export type Choice =
  | { type: 'begun'; read: ReadLines }
  | { type: 'ticked'; lines: readonly number[]; on: boolean }
  | { type: 'byHand'; line: number; loan: string | null }
  | { type: 'later'; line: number; on: boolean }
  | { type: 'restLater'; on: boolean }
  | { type: 'gone'; event: string; on: boolean }
  | { type: 'keep'; account: string; on: boolean }
  | { type: 'past'; loan: string; paid: boolean };

export const NO_CHOICES: Choices = {
  ticked: new Set(),
  byHand: new Map(),
  later: new Set(),
  restLater: false,
  gone: new Set(),
  keep: new Set(),
  past: {},
};

function toggled<T>(from: ReadonlySet<T>, items: readonly T[], on: boolean): Set<T> {
  const next = new Set(from);
  for (const item of items) {
    if (on) next.add(item);
    else next.delete(item);
  }
  return next;
}

/** Only certain lines are ticked from the start. */
export function choose(choices: Choices, choice: Choice): Choices {
  switch (choice.type) {
    case 'begun':
      return {
        ...NO_CHOICES,
        ticked: new Set(choice.read.lines.filter(({ certainty }) => certainty === 'sure').map(({ line }) => line)),
      };
    case 'ticked':
      return { ...choices, ticked: toggled(choices.ticked, choice.lines, choice.on) };
    case 'byHand': {
      const byHand = new Map(choices.byHand);
      if (choice.loan === null) byHand.delete(choice.line);
      else byHand.set(choice.line, choice.loan);
      return { ...choices, byHand, later: toggled(choices.later, [choice.line], false) };
    }
    case 'later': {
      const byHand = new Map(choices.byHand);
      byHand.delete(choice.line);
      return { ...choices, byHand, later: toggled(choices.later, [choice.line], choice.on) };
    }
    case 'restLater':
      return { ...choices, restLater: choice.on };
    case 'gone':
      return { ...choices, gone: toggled(choices.gone, [choice.event], choice.on) };
    case 'keep':
      return { ...choices, keep: toggled(choices.keep, [choice.account], choice.on) };
    case 'past':
      return { ...choices, past: { ...choices.past, [choice.loan]: choice.paid } };
  }
}

/** A ticked line, with its record in one loan. */
export interface ChosenEntry extends BankEntry {
  line: number;
  date: IsoDate;
}

/** The ticked lines, in the order of the file. */
export function chosenEntries({ bankLines, lines }: ReadLines, { ticked, byHand }: Choices): ChosenEntry[] {
  return lines.flatMap(({ line, entries }): ChosenEntry[] => {
    const bankLine = bankLines[line];
    if (!bankLine) return [];
    const { day: date, amount } = bankLine;
    const hand = byHand.get(line);
    if (hand !== undefined) return [{ line, date, loan: hand, kind: 'payment', amount: Math.abs(amount) }];
    return ticked.has(line) ? entries.map((entry) => ({ ...entry, line, date })) : [];
  });
}

/** Possible payments that are neither ticked nor recorded or kept yet: they can be kept for later. */
export const unticked = ({ lines, keptBefore }: ReadLines, { ticked }: Choices): number[] =>
  lines
    .filter(
      ({ certainty, why, line }) =>
        certainty === 'perhaps' && why.code !== 'recorded' && !ticked.has(line) && !keptBefore.has(line),
    )
    .map(({ line }) => line);

/** The lines to keep, by their place in the file. */
export const linesToKeep = (read: ReadLines, choices: Choices): number[] => [
  ...(choices.restLater ? unticked(read, choices) : []),
  ...[...choices.later].filter((line) => !read.keptBefore.has(line)),
];

/** The figures of the summary. */
export interface ImportSummary {
  payments: number;
  extras: number;
  /** Of these, lines already in the loan. */
  recorded: number;
  /** Offered, and neither ticked nor kept. */
  left: number;
  /** Kept for later. */
  kept: number;
  /** Together, in cents. */
  amount: number;
}

export function summaryOf(read: ReadLines, choices: Choices): ImportSummary {
  const summary: ImportSummary = { payments: 0, extras: 0, recorded: 0, left: 0, kept: 0, amount: 0 };
  for (const { line, kind, amount } of chosenEntries(read, choices)) {
    const why = read.lines[line]?.why;
    summary.amount += amount;
    if (why?.code === 'recorded') summary.recorded += 1;
    else if (kind === 'extra_repayment') summary.extras += 1;
    else summary.payments += why?.code === 'terms' && !choices.byHand.has(line) ? why.count : 1;
  }
  const kept = new Set(linesToKeep(read, choices));
  summary.kept = kept.size;
  summary.left = read.lines.filter(
    ({ certainty, line }) => certainty !== 'none' && !choices.ticked.has(line) && !kept.has(line),
  ).length;
  return summary;
}

/** The terms of a loan without a line, for which to ask whether they were paid as agreed (docs/decisions/0001). */
export function missedTerms(loan: LoanDetail, chosen: readonly ChosenEntry[], today: IsoDate): MissingPayment[] {
  const beside = chosen.filter((entry) => entry.loan === loan.hashid);
  if (beside.length === 0 || !asksAboutPast(loan, loan.events, today, beside)) return [];
  return pastPayments(loan, loan.events, today, beside);
}
