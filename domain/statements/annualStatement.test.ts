import type { GiftContract, LoanDetail } from '../wire/contract.ts';
import type { Party } from '../wire/party.ts';
import type { DeductionCheck, Statement } from '../wire/statement.ts';
import { changesBetween, figuresText } from './changes.ts';
import { statementCsv } from './csv.ts';
import { statementFileName } from './fileName.ts';
import { reconciled, sumOf } from './loanFigures.ts';
import { giftPart } from './giftYear.ts';
import { booksOf } from './ledgerBooks.ts';
import { loanPart, type YearOf } from './loanYear.ts';
import { isEmpty, nearestYear, statementOf, yearsOf } from './annualStatement.ts';
import { lastDayOf } from './lastDay.ts';
import { taxWords } from './taxWords.ts';

const person = (hashid: string, firstname: string): Party => ({ hashid, firstname, infix: 'de', lastname: 'Vries' });
const jan = person('jan', 'Jan');
const marijke = person('marijke', 'Marijke');
const sanne = person('sanne', 'Sanne');

/** € 12.000 without interest, € 1.000 a month from 1 August 2024. */
const plain: LoanDetail = {
  hashid: 'loan',
  type: 'LinearLoanContract',
  total: 1_200_000,
  version: 1,
  events: [],
  ledger_version: 0,
  contract: {
    signed_date: '2024-06-20',
    start_date: '2024-07-01',
    first_payment_date: '2024-08-01',
    rate_millipercent: 0,
    term_months: 12,
    payment_every: 1,
    day_count: '30E/360',
    taken_over: null,
    default_rate_millipercent: null,
    purpose: 'Auto',
    own_home: false,
    rate_motivation: 'Klein en kort.',
    compared_rate_millipercent: null,
  },
  parties: { from: [jan, marijke], to: [sanne] },
} as unknown as LoanDetail;

const gift = (changes: Partial<GiftContract['contract']> = {}, total = 500_000): GiftContract =>
  ({
    hashid: 'gift',
    type: 'GiftContract',
    total,
    version: 1,
    contract: {
      signed_date: '2025-03-01',
      gift_date: '2025-03-10',
      purpose: '',
      exclusion_clause: 'none',
      revocable: false,
      counts_toward_estate: false,
      ...changes,
    },
    parties: { from: [jan], to: [sanne] },
  }) as unknown as GiftContract;

function statementFor(
  who: Party,
  year: number,
  today: string,
  { loans = [plain], gifts = [] as GiftContract[] } = {},
): Statement {
  const when: YearOf = { year, today, until: lastDayOf(year, today), arePartners: () => 'no' };
  const parts = [
    ...loans.map((loan) => loanPart(loan, who.hashid, when, () => booksOf(loan))),
    ...gifts.map((one) => giftPart(one, who.hashid, year, when.until)),
  ];
  return statementOf(
    { ...who, birthdate: null },
    year,
    today,
    parts.filter((part) => part !== null),
    [],
  );
}

describe('R-8.2 a year of a loan', () => {
  test('the year it is paid out: 0 + 12.000 − 5 × 1.000 = 7.000', () => {
    const { lent } = statementFor(jan, 2024, '2025-06-01');
    expect(lent[0]?.figures).toEqual({
      opening: 0,
      paid_out: 1_200_000,
      interest_charged: 0,
      interest_paid: 0,
      costs_charged: 0,
      costs_paid: 0,
      repaid: 500_000,
      repaid_extra: 0,
      paid_ahead: 0,
      forgiven: 0,
      closing: 700_000,
    });
    expect(lent[0]?.together).toEqual([marijke]);
  });

  test('the year it is paid off: 7.000 − 7 × 1.000 = 0; and the year after there is nothing', () => {
    expect(statementFor(jan, 2025, '2026-01-01').lent[0]?.figures).toMatchObject({
      opening: 700_000,
      repaid: 700_000,
      closing: 0,
    });
    expect(isEmpty(statementFor(jan, 2026, '2027-01-01'))).toBe(true);
    expect(isEmpty(statementFor(jan, 2023, '2027-01-01'))).toBe(true);
  });

  test('the current year stops today and says so', () => {
    const running = statementFor(jan, 2025, '2025-03-15');
    expect(running).toMatchObject({ provisional: true, until: '2025-03-15' });
    expect(running.lent[0]?.figures).toMatchObject({ opening: 700_000, repaid: 300_000, closing: 400_000 });
    expect(statementFor(jan, 2025, '2025-12-31').provisional).toBe(true);
    expect(statementFor(jan, 2025, '2026-01-01').provisional).toBe(false);
  });

  test('lender and borrower mirror each other, and the line adds up', () => {
    for (const year of [2024, 2025]) {
      const [lender, borrower] = [statementFor(marijke, year, '2026-06-01'), statementFor(sanne, year, '2026-06-01')];
      expect(lender.lent.map(({ figures }) => figures)).toEqual(borrower.borrowed.map(({ figures }) => figures));
      for (const { figures } of lender.lent) expect(reconciled(figures)).toBe(figures.closing);
    }
  });

  test('a draft does not count and is pointed out in the year it would start', () => {
    const draft: LoanDetail = { ...plain, contract: { ...plain.contract, signed_date: null } };
    const { lent, warnings } = statementFor(jan, 2024, '2025-06-01', { loans: [draft] });
    expect(lent).toEqual([]);
    expect(warnings).toEqual([
      {
        hashid: 'loan',
        text: 'De lineaire lening aan Sanne de Vries (Auto) is nog niet ondertekend en telt niet mee.',
      },
    ]);
    expect(statementFor(jan, 2025, '2026-06-01', { loans: [draft] }).warnings).toEqual([]);
  });

  test('a rate without a reason is pointed out to both', () => {
    const silent: LoanDetail = { ...plain, contract: { ...plain.contract, rate_motivation: ' ' } };
    for (const who of [jan, sanne])
      expect(statementFor(who, 2024, '2025-06-01', { loans: [silent] }).warnings[0]?.text).toContain(
        'zegt niet waarom jullie deze rente kozen',
      );
  });
});

describe('R-8.2 a year of gifts', () => {
  test('counts on the day of the agreement, or on that of the transfer if the money came first', () => {
    expect(statementFor(sanne, 2025, '2026-06-01', { loans: [], gifts: [gift()] }).received).toMatchObject([
      { date: '2025-03-01', amount: 500_000 },
    ]);
    expect(
      statementFor(jan, 2025, '2026-06-01', { loans: [], gifts: [gift({ gift_date: '2025-02-20' })] }).given,
    ).toMatchObject([{ date: '2025-02-20' }]);
  });

  test.each([
    [{ form: 'at_death' as const }, 'wordt pas bij overlijden betaald'],
    [{ condition: 'suspensive' as const }, 'als aan de voorwaarde is voldaan'],
  ])('a gift not given yet is pointed out and not counted: %o', (clause, words) => {
    const { given, warnings } = statementFor(jan, 2025, '2026-06-01', { loans: [], gifts: [gift(clause)] });
    expect(given).toEqual([]);
    expect(warnings[0]?.text).toContain(words);
  });

  test('a draft does not count', () => {
    const { given, warnings } = statementFor(jan, 2025, '2026-06-01', {
      loans: [],
      gifts: [gift({ signed_date: null })],
    });
    expect(given).toEqual([]);
    expect(warnings[0]?.text).toContain('nog niet ondertekend');
  });
});

describe('R-8.2 “Neem dit over”', () => {
  test('the claim of 1 January in whole euros, rounded down for the lender, with a couple’s half', () => {
    const odd: LoanDetail = { ...plain, total: 1_200_099 };
    const [claims] = taxWords(statementFor(jan, 2025, '2026-06-01', { loans: [odd] }));
    // 12.000,99 less five repayments of 1.000,08: 7.000,59.
    expect(claims).toMatchObject({ id: 'claims', title: 'Box 3 › Overige bezittingen › Uitgeleend geld' });
    expect(claims?.figures).toMatchObject([
      {
        label: 'Waarde op 1 januari 2025',
        copied: '7000',
        shown: '€\u00a07.000',
        shared: { withWhom: 'Marijke de Vries', half: '€\u00a03.500' },
      },
    ]);
    expect(claims?.figures[0]?.explained.sum.at(-1)?.value).toBe('€\u00a07.000,59');
  });

  test('the debt is rounded up for the borrower, and is box 3 if the loan is not for the own home', () => {
    const odd: LoanDetail = { ...plain, total: 1_200_099 };
    const groups = taxWords(statementFor(sanne, 2025, '2026-06-01', { loans: [odd] }));
    expect(groups.map(({ id }) => id)).toEqual(['debts', 'actual']);
    expect(groups[0]?.figures).toMatchObject([{ copied: '7001', shared: null }]);
  });

  test('a home loan that passes the check goes to box 1, one that fails to box 3', () => {
    const home = (type: LoanDetail['type']): LoanDetail => ({
      ...plain,
      type,
      total: 20_000_000,
      contract: {
        ...plain.contract,
        start_date: '2024-01-01',
        first_payment_date: '2024-02-01',
        rate_millipercent: 3_000,
        term_months: 360,
        own_home: true,
      },
    });
    const passed = taxWords(statementFor(sanne, 2025, '2026-06-01', { loans: [home('AnnuityLoanContract')] }));
    expect(passed.map(({ id }) => id)).toEqual(['ownHome']);
    expect(passed[0]?.figures.map(({ label }) => label)).toEqual([
      'Naam van de geldverstrekker',
      'Begindatum van de lening',
      'Schuld op 1 januari 2025',
      'Schuld op 31 december 2025',
      'Betaalde rente in 2025, volgens schema en niet vastgelegd',
    ]);
    expect(passed[0]?.figures[1]).toMatchObject({ copied: '01-01-2024', shown: '1 januari 2024' });
    const failed = taxWords(statementFor(sanne, 2025, '2026-06-01', { loans: [home('RepaymentFreeLoanContract')] }));
    expect(failed.map(({ id }) => id)).toEqual(['debts', 'actual']);
  });
});

describe('R-8.2 unpaid interest', () => {
  // € 200.000 at 3 % over 360 months from 1 January 2024; one payment of 843,21: 500,00 of interest and 343,21 of
  // principal.
  const home: LoanDetail = {
    ...plain,
    type: 'AnnuityLoanContract',
    total: 20_000_000,
    contract: {
      ...plain.contract,
      start_date: '2024-01-01',
      first_payment_date: '2024-02-01',
      rate_millipercent: 3_000,
      term_months: 360,
      own_home: true,
    },
    events: [
      {
        hashid: 'e',
        kind: 'payment',
        date: '2024-02-01',
        amount: 84_321,
        status: 'confirmed',
        note: '',
        recorded_at: '2024-02-01T10:00:00Z',
        recorded_by: jan,
        answered_at: null,
        answered_by: null,
      },
    ],
  };

  test('is no own-home debt in box 1: 199.656,79, while the lender’s claim includes it', () => {
    const statement = statementFor(sanne, 2024, '2025-03-01', { loans: [home] });
    const [line] = statement.borrowed;
    expect(line?.overdue).toEqual({ opening: 0, closing: (line?.figures.closing ?? 0) - 19_965_679 });
    const debt = taxWords(statement)[0]?.figures.find(({ label }) => label === 'Schuld op 31 december 2024');
    expect(debt).toMatchObject({
      copied: '199657',
      explained: { article: 'Artikel 3.119a Wet inkomstenbelasting 2001' },
    });
    expect(debt?.explained.rule).toContain('hoort niet bij de schuld voor je woning');
    expect(debt?.explained.sum.at(-1)).toEqual({ label: 'Schuld voor de eigen woning', value: '€\u00a0199.656,79' });
    const claim = taxWords(statementFor(jan, 2025, '2026-03-01', { loans: [home] }))[0]?.figures[0];
    expect(Number(claim?.copied)).toBe(Math.floor((line?.figures.closing ?? 0) / 100));
  });
});

describe('R-8.2 the changes listed in a next version', () => {
  const issued = () => statementFor(jan, 2025, '2026-06-01', { gifts: [gift()] });

  test('nothing if no figure changed, whatever else did', () => {
    const before = issued();
    const now = {
      ...before,
      warnings: [{ hashid: 'x', text: 'y' }],
      lent: before.lent.map((loan) => ({ ...loan, purpose: 'Anders', others: [person('sanne', 'Sanne Maria')] })),
    };
    expect(changesBetween(before, now)).toEqual([]);
    expect(figuresText(now)).toBe(figuresText(before));
  });

  test('each figure with its old and new value', () => {
    const before = issued();
    const now = {
      ...before,
      lent: before.lent.map((loan) => ({ ...loan, figures: { ...loan.figures, repaid: 600_000, closing: 100_000 } })),
    };
    expect(changesBetween(before, now)).toEqual([
      'Auto, lineaire lening met Sanne de Vries: afgelost volgens schema was €\u00a07.000,00 en is nu €\u00a06.000,00.',
      'Auto, lineaire lening met Sanne de Vries: open op 31 december was €\u00a00,00 en is nu €\u00a01.000,00.',
    ]);
    expect(figuresText(now)).not.toBe(figuresText(before));
  });

  test('added and removed gifts, two alike counted twice', () => {
    const before = issued();
    const twice = { ...before, given: [...before.given, ...before.given] };
    expect(changesBetween(before, twice)).toEqual(['Nieuw: schenking van €\u00a05.000,00 op 1 maart 2025.']);
    expect(changesBetween(twice, before)).toEqual(['Vervallen: schenking van €\u00a05.000,00 op 1 maart 2025.']);
    expect(changesBetween(before, { ...before, lent: [] })).toEqual([
      'Vervallen: Auto, lineaire lening met Sanne de Vries.',
    ]);
    expect(changesBetween({ ...before, lent: [] }, before)).toEqual([
      'Nieuw: Auto, lineaire lening met Sanne de Vries.',
    ]);
  });
});

describe('R-8.2 years, files and sums', () => {
  test('yearsOf lists the years of the contracts, up to the current one', () => {
    expect(
      yearsOf(
        [
          { from: '2021-12-31', to: '2023-01-01' },
          { from: '2025-05-05', to: '2055-05-05' },
        ],
        '2026-11-22',
      ),
    ).toEqual([2021, 2022, 2023, 2025, 2026]);
    expect(yearsOf([], '2026-11-22')).toEqual([]);
  });

  test('nearestYear takes the nearest year, and the later of two at equal distance', () => {
    expect(nearestYear([2021, 2024], 2022)).toBe(2021);
    expect(nearestYear([2021, 2023], 2022)).toBe(2023);
    expect(nearestYear([], 2022)).toBeNull();
  });

  test('the last figure of a current year has the day up to which it counts, in the file and in the copied text', () => {
    const own = {
      ...plain,
      contract: { ...plain.contract, start_date: '2025-01-01', first_payment_date: '2025-02-01', own_home: true },
    };
    const running = statementFor(sanne, 2025, '2025-03-15', { loans: [own] });
    running.borrowed[0]!.deduction = { verdict: 'green', counts: { from: null, until: null } } as DeductionCheck;
    expect(statementCsv(running).split('\r\n')[0]).toContain(';Kwijtgescholden;15 maart 2025;');
    expect(
      taxWords(running)
        .flatMap(({ figures }) => figures)
        .map(({ label }) => label),
    ).toContain('Schuld op 15 maart 2025');
    const over = statementFor(sanne, 2025, '2026-03-15', { loans: [own] });
    expect(statementCsv(over).split('\r\n')[0]).toContain(';Kwijtgescholden;31 december;');
  });

  test('a file is named after year, person and version', () => {
    const one = { year: 2025, person: { ...sanne, firstname: 'Zoë', birthdate: null }, provisional: false };
    expect(statementFileName(one, 2)).toBe('jaaropgave-2025-zoe-de-vries-versie-2.pdf');
    expect(statementFileName({ ...one, provisional: true }, null)).toBe('jaaropgave-2025-zoe-de-vries-voorlopig.pdf');
    expect(statementFileName(one, null, 'csv')).toBe('jaaropgave-2025-zoe-de-vries.csv');
  });

  test('loans add up', () => {
    const { lent } = statementFor(jan, 2025, '2026-06-01');
    expect(sumOf([...lent, ...lent]).opening).toBe(1_400_000);
  });

  test('S-99 the CSV has a line per loan and gift, and nothing a spreadsheet would execute', () => {
    const evil = gift();
    evil.parties.to = [{ ...sanne, firstname: '=1+1' }];
    const lines = statementCsv(statementFor(jan, 2025, '2026-06-01', { gifts: [evil] })).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(
      ';Uitgeleend;Lineaire lening;Sanne de Vries;Marijke de Vries;loan;01-07-2024;7000,00;0,00;',
    );
    expect(lines[2]).toContain(";Gegeven;Schenking;'=1+1 de Vries;;gift;01-03-2025;;;;;;;;;;;;5000,00");
  });
});
