import type { Facts } from '../loans/ledger/test/loans.ts';
import type { PartnersAnswer } from '../relations/giftPartners.ts';
import { standingCheck } from '../statements/ownHome.ts';
import { deductionCheck } from './check.ts';
import type { OwnHomeLoan } from './ownHomeLoan.ts';
import { REPORT_SENTENCE, loanReport, monthlyPercent } from './report.ts';
import { checkOf, homeDebt, homeLoan, paysTerms, person } from './test/homeLoan.ts';

const pause = (date: string, until: string): Facts => ({
  kind: 'pause',
  date,
  until,
  rests: 'repayment',
  outcome: 'later_end',
});

describe('R-8.2 360 months over the whole life (art. 3.119a lid 1 onderdeel b Wet IB 2001)', () => {
  test('a pause of six months that moves the end makes 366: from the day of the pause it does not count', () => {
    // 1 January 2024 and 360 terms: 1 January 2054. Six terms later: 1 July 2054.
    const events = [...paysTerms(homeLoan(), 1, 24), pause('2026-02-01', '2026-07-31')];
    const inYear = checkOf(2026, '2027-06-01', events);
    expect(inYear).toMatchObject({ verdict: 'amber', counts: { from: null, until: '2026-01-31' } });
    expect(inYear?.reason).toContain('De laatste termijn is op 1 juli 2054: 366 maanden na de uitbetaling.');
    expect(inYear?.reason).toContain('Vanaf 1 februari 2026 is de rente daarom niet aftrekbaar.');
    expect(checkOf(2027, '2028-06-01', events)).toMatchObject({ verdict: 'red', maximum: null });
    expect(checkOf(2025, '2028-06-01', events)?.verdict).toBe('green');
  });

  test('the same pause with the same end stays within it; 354 agreed months and a pause of six too', () => {
    const same: Facts = {
      kind: 'pause',
      date: '2026-02-01',
      until: '2026-07-31',
      rests: 'repayment',
      outcome: 'same_end',
    };
    expect(checkOf(2026, '2027-06-01', [...paysTerms(homeLoan(), 1, 24), same])).toMatchObject({
      counts: { until: null },
    });
    const shorter = { term_months: 354 };
    const events = [...paysTerms(homeLoan(shorter), 1, 24), pause('2026-02-01', '2026-07-31')];
    expect(checkOf(2026, '2027-06-01', events, shorter)).toMatchObject({ counts: { until: null } });
  });

  test('a loan that replaced a ten-year-old one has 240 months left, in the formula too (art. 3.119c lid 3)', () => {
    const took = { replaces_since: '2014-01-01' };
    const whole = checkOf(2024, '2025-02-01', paysTerms(homeLoan(), 1, 12), took);
    expect(whole).toMatchObject({ verdict: 'red', maximum: null });
    expect(whole?.reason).toContain('480 maanden na het begin van de lening die zij vervangt');

    const rest = { ...took, term_months: 240 };
    const check = checkOf(2024, '2025-02-01', paysTerms(homeLoan(rest), 1, 12), rest);
    // 1,0025^12 = 1,0304160 and 1,0025^240 = 1,8207550: 200.000 × (1 − 0,0304160 / 0,8207550) = 192.588,3.
    expect(check).toMatchObject({ verdict: 'green' });
    expect(Math.abs((check?.maximum ?? 0) - 19_258_830)).toBeLessThanOrEqual(100);
    expect(check?.sum.map(({ value }) => value)).toContain('240');
    expect(check?.open.join()).toContain('Of de lening hoger was dan wat er van de eerdere lening nog openstond');
    // With 30 years' payments it is behind the requirement for 240 months.
    expect(checkOf(2024, '2025-02-01', paysTerms(homeLoan(), 1, 12), rest)?.verdict).not.toBe('green');
  });

  test('paid out on 14 April 2026 with a first term on 1 April 2027: 370 months and 15 days, never', () => {
    const changes = { start_date: '2026-04-14', first_payment_date: '2027-04-01' };
    const check = checkOf(2026, '2027-02-01', [], changes);
    expect(check).toMatchObject({ verdict: 'red', maximum: null, open: [] });
    expect(check?.reason).toContain('op 1 maart 2057: 370 maanden en 15 dagen na de uitbetaling');
  });

  test('the usual agreement that ends 17 days later: judged, and the text names the point the law leaves open', () => {
    const changes = { start_date: '2026-04-14', first_payment_date: '2026-06-01' };
    const check = checkOf(2026, '2027-02-01', [], changes);
    expect(check?.verdict).toBe('green');
    expect(check?.open.join()).toContain(
      'de laatste termijn is op 1 mei 2056, 360 maanden en 17 dagen na de uitbetaling',
    );
    expect(
      checkOf(2026, '2027-02-01', [], { start_date: '2026-04-14', first_payment_date: '2026-05-14' })?.open.join(),
    ).not.toContain('17 dagen');
  });

  test('debt still open after the 360 months does not count (lid 6 onderdeel e)', () => {
    // Everything but the last four terms is paid: on 31 December 2053 nothing may be open.
    const events = paysTerms(homeLoan(), 1, 356);
    expect(checkOf(2054, '2055-06-01', events)).toMatchObject({ verdict: 'red', maximum: null });
    expect(checkOf(2054, '2055-06-01', events)?.reason).toContain('De 360 maanden waren op 31 december 2053 voorbij');
    // Paid to the end, the last term on 1 January 2054: it counts for December.
    expect(checkOf(2054, '2055-06-01', paysTerms(homeLoan(), 1, 360))?.verdict).toBe('green');
  });

  test.each([
    ['a loan without repayment', { type: 'RepaymentFreeLoanContract' as const }, 'niet elk jaar te worden afgelost'],
    ['more than 360 months', { term_months: 361 }, '361 maanden na de uitbetaling'],
  ])('%s never qualifies', (_what, changes, reason) => {
    const check = checkOf(2025, '2026-03-01', [], changes);
    expect(check).toMatchObject({ verdict: 'red', maximum: null });
    expect(check?.reason).toContain(reason);
  });

  test('a loan from a possible partner is an open point; from anyone else it is not', () => {
    const open = (answer: PartnersAnswer) =>
      deductionCheck({ ...homeDebt(homeLoan()), betweenPartners: () => answer }, 2025, '2026-03-01');
    expect(open('unknown')).toMatchObject({ verdict: open('no')?.verdict });
    expect(open('unknown')?.open.join()).toContain('fiscale partners');
    expect(open('no')?.open.join()).not.toContain('fiscale partners');
  });

  test('a loan from somebody who later became the partner counts in the years before', () => {
    const since2026: OwnHomeLoan = { ...homeDebt(homeLoan()), betweenPartners: (year) => (year < 2026 ? 'no' : 'yes') };
    expect(deductionCheck(since2026, 2025, '2027-03-01')).toMatchObject({ counts: { until: null } });
    expect(deductionCheck(since2026, 2026, '2027-03-01')).toMatchObject({ verdict: 'red', counts: { until: null } });
    expect(loanReport(since2026, [person('jan')], 2025)).not.toBeNull();
  });

  test('a loan from the partner never qualifies', () => {
    const check = deductionCheck({ ...homeDebt(homeLoan()), betweenPartners: () => 'yes' }, 2025, '2026-03-01');
    expect(check).toMatchObject({ verdict: 'red', maximum: null });
    expect(check?.reason).toContain('Een lening van je partner');
  });
});

describe('R-8.2 a debt from before 2013 keeps the old law (art. 10bis.1 and 10bis.10 Wet IB 2001)', () => {
  const old = {
    total: 20_000_000,
    start_date: '2010-06-01',
    first_payment_date: '2010-07-01',
    signed_date: '2010-05-20',
    taken_over: { date: '2025-01-01', balance: 15_000_000 },
  };

  test('150.000 of 2010: transitional law, never "niet aftrekbaar", and not without its open points', () => {
    const check = checkOf(2025, '2026-03-01', [], old);
    expect(check).toMatchObject({ verdict: 'amber', maximum: null, sum: [] });
    expect(check?.reason).toContain('overgangsrecht');
    expect(check?.reason).not.toContain('niet aftrekbaar');
    // Thirty years from 1 June 2010.
    expect(check?.open.join()).toContain('niet eerder dan op 1 juni 2040');
    expect(checkOf(2025, '2026-03-01', [], { ...old, type: 'RepaymentFreeLoanContract' })?.verdict).toBe('amber');
  });

  test('a debt of 1998: the thirty years began in 2001 at the earliest', () => {
    const before = { ...old, start_date: '1998-06-01', first_payment_date: '1998-07-01' };
    expect(checkOf(2025, '2026-03-01', [], before)?.open.join()).toContain('niet eerder dan op 1 januari 2031');
  });

  test('such a debt needs no report, and from 1 January 2013 the new law holds', () => {
    expect(loanReport(homeDebt(homeLoan(old)), [], 2010)).toBeNull();
    const fresh = { start_date: '2013-01-01', first_payment_date: '2013-02-01', signed_date: '2012-12-20' };
    expect(checkOf(2013, '2014-06-01', [], fresh)?.verdict).toBe('green');
  });
});

describe('R-8.2 the answer of the check, and its open points', () => {
  test('for a current year it starts with the state so far, and counts the month paid in time', () => {
    const check = checkOf(2025, '2025-06-10');
    expect(check?.reason).toMatch(
      /^Begin juni klopte je aflossing\. Op 31 mei 2025 stond er €\s[\d.,]+ open, de aflossing over mei meegerekend\. Dat mocht hoogstens €\s[\d.,]+ zijn \(artikel 3\.119c Wet IB 2001\)\.$/u,
    );
  });

  test('a green verdict covers the repayment only, and is listed with everything unknown', () => {
    const check = checkOf(2024, '2025-06-01');
    expect(check?.reason).toContain('Voor de aflossing is dat genoeg.');
    expect(check?.reason).not.toContain('aftrekbaar');
    const open = check?.open.join(' ') ?? '';
    for (const asked of ['3.119g', 'hoofdverblijf', 'gebruikelijk', 'verkocht', '3.119c lid 3'])
      expect(open).toContain(asked);
  });

  test('there is no verdict on a year before the loan; in the current year the last whole month is an indication', () => {
    expect(checkOf(2023, '2026-03-01')).toBeNull();
    expect(checkOf(2025, '2025-07-15')).toMatchObject({ verdict: 'green', on: '2025-06-30' });
    const behind = checkOf(2025, '2025-07-15', paysTerms(homeLoan(), 1, 14));
    expect(behind).toMatchObject({ verdict: 'amber', repair_by: '2025-12-31' });
    expect(behind?.reason).toContain('De wet kijkt op 31 december 2025');
  });

  test('an old agreement, rounded to the nearest cent: cents above the formula are neither green nor arrears', () => {
    // 843,2080… a month rounds to 843,21, enough here; 45.000 at 2,4 % is 175,4744…, so 175,47 falls short.
    const changes = { total: 4_500_000, rate_millipercent: 2_400, payment_rounding: 'nearest' as const };
    const check = checkOf(2034, '2036-03-01', [], changes);
    expect(check).toMatchObject({ verdict: 'amber', repair_by: null });
    expect(check?.open.join()).toContain('dichtstbijzijnde cent');
    expect(checkOf(2034, '2036-03-01', [], { ...changes, payment_rounding: 'up' })?.verdict).toBe('green');
  });
});

describe('R-8.2 the state of a home loan today', () => {
  const nobody = () => 'no' as const;

  test('paid as planned: this year is green; in January it is last year', () => {
    expect(standingCheck(homeLoan(), '2026-11-20', nobody)).toMatchObject({
      year: 2026,
      check: { verdict: 'green', on: '2026-10-31' },
    });
    expect(standingCheck(homeLoan(), '2027-01-20', nobody)).toMatchObject({ year: 2026, check: { on: '2026-12-31' } });
  });

  test('one single payment: amber in 2024 and 2025, red from 2026, and back once it is caught up', () => {
    const late = homeLoan({}, paysTerms(homeLoan(), 1, 1));
    const on = (day: string) => standingCheck(late, day, nobody)?.check.verdict;
    expect([on('2024-11-20'), on('2025-11-20'), on('2026-11-20'), on('2035-06-01')]).toEqual([
      'amber',
      'amber',
      'red',
      'red',
    ]);
    const all = paysTerms(homeLoan(), 2, 40).reduce((sum, fact) => sum + ('amount' in fact ? fact.amount : 0), 0);
    const back = homeLoan({}, [...paysTerms(homeLoan(), 1, 1), { kind: 'payment', date: '2027-05-10', amount: all }]);
    expect(standingCheck(back, '2027-06-10', nobody)?.check).toMatchObject({
      verdict: 'amber',
      counts: { from: '2027-05-10' },
    });
  });

  test('with two lenders and two borrowers, one couple of partners is enough; other pairs are not partners', () => {
    const four = {
      ...homeLoan(),
      parties: { from: ['jan', 'marijke'].map(person), to: ['sanne', 'bram'].map(person) },
    };
    const couple = (a: string, b: string) => (a === 'marijke' && b === 'sanne' ? 'yes' : 'no');
    expect(standingCheck(four, '2026-11-20', couple)?.check.verdict).toBe('red');
    expect(standingCheck(four, '2026-11-20', (a, b) => couple(b, a))?.check.verdict).toBe('green');
  });

  test('a loan paid off in the year before last is not judged; one paid off last year is', () => {
    // Twelve terms from 1 January 2024: the last on 1 January 2025.
    const short = homeLoan({ term_months: 12 });
    expect(standingCheck(short, '2026-11-20', nobody)).toMatchObject({ year: 2026, check: { verdict: 'green' } });
    expect(standingCheck(short, '2027-11-20', nobody)).toBeNull();
  });

  test('a loan between partners is red; one for another purpose, unsigned, or paid off long ago is not judged', () => {
    expect(standingCheck(homeLoan(), '2026-11-20', () => 'yes')).toMatchObject({
      check: { verdict: 'red', maximum: null },
    });
    for (const changes of [
      { own_home: false },
      { signed_date: null },
      { start_date: '2014-01-01', first_payment_date: '2014-02-01', term_months: 60 },
    ])
      expect(standingCheck(homeLoan(changes), '2026-11-20', nobody)).toBeNull();
  });
});

describe('R-8.2 the data of the loan in the return (art. 3.119g Wet IB 2001, 17b Uitv.reg. IB)', () => {
  const lenders = [{ firstname: 'Jan', infix: 'de', lastname: 'Vries' }];
  const report = (year: number, events: Facts[] = [], changes = {}) =>
    loanReport(homeDebt(homeLoan(changes, events)), lenders, year);

  test('they are required every year, as they are at its end', () => {
    for (const year of [2024, 2025, 2040])
      expect(report(year)?.fields).toEqual([
        { label: 'Startdatum van de lening', value: '1 januari 2024' },
        { label: 'Startbedrag van de lening', value: '€\u00a0200.000,00' },
        { label: 'Rente per maand', value: '0,250000\u00a0%' },
        { label: 'Looptijd in maanden', value: '360' },
        { label: 'Wijze van aflossen', value: 'elke maand hetzelfde bedrag' },
        { label: 'Naam van de geldverstrekker', value: 'Jan de Vries' },
        { label: 'Adres van de geldverstrekker', value: '' },
        { label: 'Burgerservicenummer van de geldverstrekker', value: '' },
      ]);
    const quarterly = report(2024, [], { payment_every: 3, first_payment_date: '2024-04-01' })?.fields;
    expect(quarterly).toContainEqual({ label: 'Wijze van aflossen', value: 'elk kwartaal hetzelfde bedrag' });
    expect(REPORT_SENTENCE).toContain('elk jaar in de aangifte inkomstenbelasting (artikel 3.119g');
  });

  test('another rate is reported from its own year on', () => {
    const changed: Facts[] = [{ kind: 'rate_change', date: '2027-05-01', rate_millipercent: 4_000 }];
    const rates = [2026, 2027, 2028].map((year) => report(year, changed)?.fields[2]?.value);
    expect(rates).toEqual(['0,250000\u00a0%', '0,333333\u00a0%', '0,333333\u00a0%']);
  });

  test('another end date changes the term: an extra repayment that shortens, a pause that lengthens', () => {
    const shorter: Facts = { kind: 'extra_repayment', date: '2026-03-10', amount: 5_000_000, outcome: 'shorter_term' };
    const term = (year: number, events: Facts[], changes = {}) =>
      Number(report(year, events, changes)?.fields[3]?.value);
    const paid = paysTerms(homeLoan(), 1, 26);
    expect(term(2025, [...paid, shorter])).toBe(360);
    expect(term(2026, [...paid, shorter])).toBeLessThan(360);
    // A lower payment with the same end changes none of the data.
    expect(term(2026, [...paid, { ...shorter, outcome: 'lower_payment' }])).toBe(360);
    const longer = { term_months: 354 };
    expect(term(2026, [...paysTerms(homeLoan(longer), 1, 24), pause('2026-02-01', '2026-07-31')], longer)).toBe(360);
  });

  test('none for a loan that the law never counts', () => {
    expect(loanReport({ ...homeDebt(homeLoan()), betweenPartners: () => 'yes' }, lenders, 2026)).toBeNull();
    expect(
      loanReport(
        { ...homeDebt(homeLoan()), forms: [{ from: '2026-01-01', form: 'RepaymentFreeLoanContract' }] },
        lenders,
        2026,
      ),
    ).toBeNull();
  });

  test('a monthly rate keeps six decimals', () => {
    expect([3_500, 0, 25_000].map(monthlyPercent)).toEqual(['0,291667', '0,000000', '2,083333']);
  });
});
