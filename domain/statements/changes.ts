import { shareWords } from '../contracts/borrowerShares.ts';
import { formatDateLong } from '../dates/dutchDate.ts';
import { formatEuro } from '../money/format.ts';
import type { LoanFigures, Statement, StatementExemption, StatementGift, StatementLoan } from '../wire/statement.ts';
import { fullName } from '../names/name.ts';
import { type Box, boxChanges } from './boxes.ts';
import { exemptionTitle } from './exemptions.ts';
import { FIGURE_NAMES, FIGURES, loanTitle } from './statementLines.ts';

/**
 * The parts of an issued statement that must not change: its figures, and the amounts to copy into each box. Names, warnings and
 * hints may change without a new version; whether a payment was confirmed may not. A statement issued before exemptions or boxes
 * were stored is not compared by them.
 */
export type Frozen = Pick<Statement, 'lent' | 'borrowed' | 'given' | 'received'> &
  Partial<Pick<Statement, 'exemptions'>> & { boxes?: Box[] };

/** A figure in the middle of a sentence; a figure of a day is the balance then. */
const inSentence = (key: keyof LoanFigures): string =>
  key === 'opening' || key === 'closing' ? `open op ${FIGURE_NAMES[key]}` : FIGURE_NAMES[key].toLowerCase();

/** One loan can be lent by one person and borrowed by another on the same statement, never both by one. */
function loanChanges(before: readonly StatementLoan[], now: readonly StatementLoan[]): string[] {
  const known = new Map(before.map((loan) => [loan.hashid, loan]));
  const sentences = now.flatMap((loan) => {
    const old = known.get(loan.hashid);
    known.delete(loan.hashid);
    if (!old) return [`Nieuw: ${loanTitle(loan)}.`];
    const assumed =
      (old.assumed ?? 0) === (loan.assumed ?? 0)
        ? []
        : [
            `${loanTitle(loan)}: geteld en niet bevestigd ${old.assumed === 1 ? 'was 1 betaling' : `waren ${old.assumed ?? 0} betalingen`}, nu ${loan.assumed ?? 0}.`,
          ];
    const figures = FIGURES.flatMap((key) => {
      const [was, is] = [old.figures[key], loan.figures[key]];
      return was === is
        ? []
        : [`${loanTitle(loan)}: ${inSentence(key)} was ${formatEuro(was)} en is nu ${formatEuro(is)}.`];
    });
    const checked =
      (old.bank_checked ?? false) === (loan.bank_checked ?? false)
        ? []
        : [
            `${loanTitle(loan)}: de betalingen zijn nu ${loan.bank_checked ? '' : 'niet '}gecontroleerd met je bankafschrift.`,
          ];
    const [was, is] = [old, loan].map(({ share }) => (share ? shareWords(share) : 'de helft'));
    const share = was === is ? [] : [`${loanTitle(loan)}: jouw deel was ${was} en is nu ${is}.`];
    const [wasDue, isDue] = [old, loan].map(({ due_half: half }) => half?.figures.closing ?? null);
    const due =
      loan.due_half === undefined || wasDue === isDue
        ? []
        : [
            `${loanTitle(loan)}: de helft van ${fullName(loan.due_half.of)} staat apart, opeisbaar sinds ${formatDateLong(loan.due_half.since)}. Daarvan was open op de laatste dag: ${formatEuro(loan.due_half.figures.closing)}.`,
          ];
    return [...figures, ...share, ...due, ...assumed, ...checked];
  });
  return [...sentences, ...[...known.values()].map((loan) => `Vervallen: ${loanTitle(loan)}.`)];
}

const giftKey = ({ hashid, kind, date, amount }: StatementGift) => `${hashid} ${kind} ${date} ${amount}`;
const giftWords = ({ kind, date, amount }: StatementGift) =>
  `${kind === 'gift' ? 'schenking' : 'kwijtschelding'} van ${formatEuro(amount)} op ${formatDateLong(date)}`;

/** A count, because two gifts of one day and amount are two gifts. */
function giftChanges(before: readonly StatementGift[], now: readonly StatementGift[]): string[] {
  const left = new Map<string, StatementGift[]>();
  for (const gift of before) left.set(giftKey(gift), [...(left.get(giftKey(gift)) ?? []), gift]);
  const added = now.filter((gift) => left.get(giftKey(gift))?.pop() === undefined);
  return [
    ...added.map((gift) => `Nieuw: ${giftWords(gift)}.`),
    ...[...left.values()].flat().map((gift) => `Vervallen: ${giftWords(gift)}.`),
  ];
}

const usedOf = ({ total, result }: StatementExemption) => ({
  used: result?.exempt ?? total,
  taxed: result?.taxable ?? 0,
});

/** A new or removed pair has gifts that may be somebody else's: it is reported as one that had nothing. */
function exemptionChanges(before: readonly StatementExemption[], now: readonly StatementExemption[]): string[] {
  const pairs = new Map([...before, ...now].map((one) => [one.key, one]));
  return [...pairs.values()].flatMap((pair) => {
    const [was, is] = [before, now]
      .map((list) => list.find(({ key }) => key === pair.key))
      .map((one) => (one ? usedOf(one) : { used: 0, taxed: 0 }));
    return [
      was && is && was.used !== is.used
        ? `${exemptionTitle(pair)}: vrijstelling gebruikt was ${formatEuro(was.used)} en is nu ${formatEuro(is.used)}.`
        : '',
      was && is && was.taxed !== is.taxed
        ? `${exemptionTitle(pair)}: belast was ${formatEuro(was.taxed)} en is nu ${formatEuro(is.taxed)}.`
        : '',
    ].filter((sentence) => sentence !== '');
  });
}

/**
 * Returns the differences between two statements of the same person and year: one Dutch sentence each, empty if
 * every figure is the same and in the same box.
 */
export function changesBetween(before: Frozen, now: Frozen): string[] {
  const figures = [
    ...loanChanges(before.lent, now.lent),
    ...loanChanges(before.borrowed, now.borrowed),
    ...giftChanges(before.given, now.given),
    ...giftChanges(before.received, now.received),
    ...(before.exemptions && now.exemptions ? exemptionChanges(before.exemptions, now.exemptions) : []),
  ];
  if (!before.boxes || !now.boxes) return figures;
  return [...figures, ...boxChanges(before.boxes, now.boxes, figures.length === 0)];
}

/** The figures only, the same text for the same figures: the basis of the number on the paper. */
export function figuresText({ lent, borrowed, given, received, exemptions = [] }: Frozen): string {
  const loans = (list: readonly StatementLoan[]) =>
    list
      .map(({ hashid, figures, share, assumed, bank_checked, due_half: half }) =>
        [
          hashid,
          ...FIGURES.map((key) => figures[key]),
          ...(assumed === undefined ? [] : [`assumed ${assumed}`]),
          ...(bank_checked ? ['checked'] : []),
          ...(share ? [`share ${shareWords(share)}`] : []),
          ...(half ? [`half ${half.figures.opening} ${half.figures.interest_paid} ${half.figures.closing}`] : []),
        ].join(' '),
      )
      .sort();
  return JSON.stringify([
    loans(lent),
    loans(borrowed),
    given.map(giftKey).sort(),
    received.map(giftKey).sort(),
    exemptions.map((one) => [one.key, ...Object.values(usedOf(one))].join(' ')).sort(),
  ]);
}
