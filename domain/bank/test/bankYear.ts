import { addDays, type IsoDate } from '../../dates/isoDate.ts';
import { ledgerOf } from '../../loans/ledger/ledger.ts';
import { aLoan } from '../../loans/ledger/test/loans.ts';
import type { PersonName } from '../../names/name.ts';
import type { BankLine } from '../bankLine.ts';
import type { BankLoan } from '../matchTypes.ts';
import { aLine } from './lines.ts';
import { noiseLine } from './noise.ts';
import { type Random, randomOf } from './random.ts';

const person = (firstname: string, infix: string, lastname: string): PersonName => ({ firstname, infix, lastname });
const sanne = person('Sanne', 'de', 'Vries');
const sam = person('Sam', 'de', 'Vries');
const lotte = person('Lotte', 'de', 'Vries');
const wim = person('Wim', 'van den', 'Berg');

const bankLoan = (hashid: string, loan: ReturnType<typeof aLoan>, other: PersonName): BankLoan => ({
  ...loan,
  hashid,
  side: 'in',
  others: [other],
  ibans: [],
  events: [],
  taken: new Set(),
});

/** Two of one child, one of another with the same initial, one in a round amount, and one of somebody with a long infix. */
const fiveLoans = (): BankLoan[] => [
  bankLoan('huis', aLoan('AnnuityLoanContract', 14_000_000), sanne),
  bankLoan('keuken', aLoan('LinearLoanContract', 1_500_000, { term_months: 60, rate_millipercent: 2_500 }), sanne),
  bankLoan('studie', aLoan('AnnuityLoanContract', 2_345_600, { term_months: 120 }), sam),
  bankLoan('zaak', aLoan('RepaymentFreeLoanContract', 6_000_000, { rate_millipercent: 5_000 }), lotte),
  bankLoan(
    'boot',
    aLoan('AnnuityLoanContract', 4_100_000, { term_months: 180, first_payment_date: '2025-02-15' }),
    wim,
  ),
];

interface Payer {
  names: readonly [string, ...string[]];
  iban: string;
  text: string;
}

const PAYERS: Record<string, Payer> = {
  huis: { names: ['S de Vries', 'S DE VRIES EN/OF T BAKKER'], iban: 'NL20INGB0001234567', text: '' },
  keuken: { names: ['S de Vries', 'S DE VRIES EN/OF T BAKKER'], iban: 'NL20INGB0001234567', text: 'keuken' },
  studie: { names: ['Sam de Vries', 'S. de Vries'], iban: 'NL44RABO0123456789', text: 'aflossing lening' },
  zaak: { names: ['Vries, L. de', 'L de Vries'], iban: 'NL39TRIO0987654321', text: '' },
  boot: { names: ['W VD BERG', 'Hr W v.d. Berg'], iban: 'NL02ASNB0708091011', text: 'termijn boot' },
};

/** A line, and the loans it really belongs to; none for noise. */
export interface TrueLine {
  line: BankLine;
  loans: readonly string[];
}

const lineOf = (random: Random, loan: string, day: IsoDate, amount: number, text?: string): BankLine => {
  const payer = PAYERS[loan] ?? { names: ['?'] as const, iban: '', text: '' };
  const counterparty = { name: random.oneOf(payer.names), iban: payer.iban };
  return aLine({ day, amount, text: text ?? payer.text, counterparty });
};

/** The payment of one term: mostly its amount around its day; sometimes one of the things that happen in a family. */
function termLines(random: Random, loan: string, date: IsoDate, amount: number): TrueLine[] {
  const real = (day: IsoDate, part: number, text?: string): TrueLine => ({
    line: lineOf(random, loan, day, part, text),
    loans: [loan],
  });
  const day = addDays(date, random.between(-2, 3));
  const luck = random.between(1, 100);
  if (luck <= 3) return [];
  if (luck <= 5) return [real(day, amount), real(addDays(day, 1), amount)];
  if (luck <= 7) {
    const part = Math.floor(amount / 2);
    return [real(day, part, 'eerste deel lening'), real(addDays(day, 9), amount - part, 'rest lening')];
  }
  if (luck <= 10) return [real(addDays(date, random.between(10, 24)), amount)];
  if (luck <= 12) {
    const first = lineOf(random, loan, day, amount);
    const back = { ...first, day: addDays(day, 3), amount: -amount, reversal: true };
    return [{ line: first, loans: [] }, { line: back, loans: [] }, real(addDays(day, 6), amount)];
  }
  return [real(day, amount)];
}

const asksIn = (loan: BankLoan, year: string): { date: IsoDate; amount: number }[] =>
  ledgerOf(loan, loan.events)
    .terms.filter(({ date, payment }) => date.startsWith(year) && payment > 0)
    .map(({ date, payment }) => ({ date, amount: payment }));

/** Sanne pays both of her loans at once, three times a year; Wim pays two months together. */
function loanLines(random: Random, loans: readonly BankLoan[]): TrueLine[] {
  const together = new Set([random.between(0, 3), random.between(4, 7), random.between(8, 10)]);
  return loans.flatMap((loan) => {
    const terms = asksIn(loan, '2025');
    const kitchen = loan.hashid === 'huis' ? asksIn(loans[1] ?? loan, '2025') : [];
    return terms.flatMap(({ date, amount }, k): TrueLine[] => {
      if (loan.hashid === 'keuken' && together.has(k)) return [];
      const beside = together.has(k) ? kitchen[k] : undefined;
      if (beside) {
        const line = lineOf(
          random,
          'huis',
          addDays(date, random.between(-2, 3)),
          amount + beside.amount,
          'huis en keuken',
        );
        return [{ line, loans: ['huis', 'keuken'] }];
      }
      if (loan.hashid === 'boot' && k === 5) return [];
      const twice = loan.hashid === 'boot' && k === 6;
      return termLines(random, loan.hashid, date, twice ? amount * 2 : amount);
    });
  });
}

/**
 * A bank year of somebody who lent to four people, with the true loan of each line.
 * @param count how many lines in all
 */
export function bankYear(
  seed: number,
  count: number,
): { lines: BankLine[]; truth: (readonly string[])[]; loans: BankLoan[] } {
  const random = randomOf(seed);
  const loans = fiveLoans();
  const own = loanLines(random, loans);
  own.push({ line: lineOf(random, 'studie', '2025-11-20', 150_000, 'extra aflossing lening'), loans: ['studie'] });
  const amounts = loans.flatMap((loan) => asksIn(loan, '2025').map(({ amount }) => amount));
  while (own.length < count) own.push({ line: noiseLine(random, amounts), loans: [] });
  own.sort((a, b) => (a.line.day < b.line.day ? -1 : a.line.day > b.line.day ? 1 : 0));
  return { lines: own.map(({ line }) => line), truth: own.map((one) => one.loans), loans };
}
