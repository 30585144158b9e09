import { gift, loan, party } from '../gifts/test/giftYearCases.ts';
import { happened } from '../loans/ledger/test/loans.ts';
import type { GiftDetail, LoanDetail } from '../wire/contract.ts';
import { statementOf } from './annualStatement.ts';
import { lastDayFor } from './lastDay.ts';
import { giftPart } from './giftYear.ts';
import { booksOf } from './ledgerBooks.ts';
import { loanPart } from './loanYear.ts';
import { taxWords } from './taxWords.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** One person's statement of a past year, for contracts in which these people died. */
function statementFor(
  who: string,
  year: number,
  {
    contract,
    deaths,
    today = '2028-06-01',
  }: { contract: GiftDetail | LoanDetail; deaths: Record<string, string>; today?: string },
) {
  const known = new Map(Object.entries(deaths));
  const until = lastDayFor(year, today, known.get(who));
  const part =
    contract.type === 'GiftContract'
      ? giftPart(contract, who, year, until, known)
      : loanPart(contract, who, { year, today, until, arePartners: () => 'no' }, () => booksOf(contract));
  return statementOf({ ...party(who), birthdate: null }, year, today, part ? [part] : [], [], known);
}
const wordsOf = (...of: Parameters<typeof statementFor>) => statementFor(...of).warnings.map(({ text }) => plain(text));

describe('R-8.2 a gift on paper after the death of its giver', () => {
  // 30.000 since 1 January 2020: 1.800 of interest a year, and nothing was ever paid.
  const contract = gift('2020-01-01', 30_000, 'jan', 'sanne', { form: 'paper' });
  const line = (year: number, deaths: Record<string, string>) =>
    statementFor('sanne', year, { contract, deaths }).lent[0];

  test('6 % is charged up to and including that day, and never after it', () => {
    const deaths = { jan: '2025-03-01' };
    // 60 days of 365 over 30.000 is 295,89…, rounded up.
    expect(line(2025, deaths)?.figures).toMatchObject({
      opening: 3_900_000,
      interest_charged: 29_590,
      closing: 3_929_590,
    });
    for (const year of [2026, 2027])
      expect(line(year, deaths)?.figures).toMatchObject({
        opening: 3_929_590,
        interest_charged: 0,
        closing: 3_929_590,
      });
    expect(line(2026, {})?.figures).toMatchObject({ opening: 4_080_000, interest_charged: 180_000 });
  });

  test('for a couple it runs until the last death, whole or by the half (law 6)', () => {
    const both = gift('2020-01-01', 30_000, 'jan marijke', 'sanne', { form: 'paper' });
    const charged = (deaths: Record<string, string>, falls_due: 'own_death' | 'last_death' = 'last_death') =>
      statementFor('sanne', 2026, { contract: { ...both, contract: { ...both.contract, falls_due } }, deaths }).lent[0]
        ?.figures.interest_charged;
    expect(charged({ jan: '2025-03-01' })).toBe(180_000);
    expect(charged({ jan: '2025-03-01' }, 'own_death')).toBe(90_000);
    expect(charged({ jan: '2025-03-01', marijke: '2025-04-01' })).toBe(0);
  });

  test('the year of the death shows the balance on that day, no later year asks for anything', () => {
    const deaths = { jan: '2025-03-01' };
    expect(wordsOf('sanne', 2025, { contract, deaths })).toEqual([
      'De schenking op papier van € 30.000 van jan (akte van 1 januari 2020): wie schonk is overleden op 1 maart 2025. Tot en met die dag was over 2025 € 295,90 rente verschuldigd, en is € 0,00 vastgelegd als betaald. Daarna loopt er geen rente meer, en wat nog wordt betaald herstelt geen gemist jaar (artikel 10 lid 3 van de Successiewet 1956).',
    ]);
    expect(wordsOf('sanne', 2026, { contract, deaths })).toEqual([]);
    expect(wordsOf('sanne', 2024, { contract, deaths })[0]).toContain('over 2024 is € 1.800,00 rente verschuldigd');
    // On the day itself, in a year that is not over, nobody is asked to pay before 31 December any more.
    expect(wordsOf('sanne', 2025, { contract, deaths, today: '2025-04-01' })[0]).not.toContain('uiterlijk');
  });
});

test('R-8.2 forgiveness after the death of one of two lenders is attributed to the heirs, for the other and for the borrower', () => {
  const made = loan('limited', 100_000, 6_000, '2020-01-01', 240);
  const forgiven = { kind: 'forgiveness', amount: 1_000_000, outcome: 'lower_payment', date: '2026-08-01' } as const;
  const contract = {
    ...made,
    parties: { ...made.parties, from: [party('jan'), party('marijke')] },
    events: happened([forgiven]),
  };
  const said = (who: string, death: string) =>
    wordsOf(who, 2026, { contract, deaths: { jan: death } }).filter((text) => text.includes('schonken zij'));
  for (const who of ['marijke', 'sanne'])
    expect(said(who, '2026-06-01')).toEqual([
      expect.stringContaining(
        '€ 10.000,00 kwijtgescholden, na het overlijden van jan. Het deel van jan was toen van de erfgenamen',
      ),
    ]);
  expect(said('sanne', '2025-06-01')).toHaveLength(1);
  expect(said('marijke', '2026-08-01')).toEqual([]);
});

test('R-8.2 a rate that the heirs lowered is named to them and to the borrower, and not to the lender who died before it', () => {
  const made = loan('limited', 100_000, 6_000, '2020-01-01', 240);
  const events = happened([{ kind: 'rate_change', rate_millipercent: 0, date: '2024-08-01' }]);
  const told = (who: string, death: string) =>
    wordsOf(who, 2024, { contract: { ...made, events }, deaths: { jan: death } }).filter((text) =>
      text.includes('kreeg op 1 augustus 2024 een lagere rente'),
    ).length;
  expect([told('jan', '2024-07-31'), told('jan', '2024-08-01')]).toEqual([0, 1]);
  expect(told('sanne', '2024-07-31')).toBe(1);
});

describe('R-8.2 a loan of a couple after one of them died', () => {
  const parties = { from: [party('jan'), party('marijke')], to: [party('sanne')] };
  const contract = { ...loan('limited', 100_000, 6_000, '2020-01-01', 120), parties };
  const deaths = { jan: '2024-05-01' };
  const claim = (who: string, year: number) => taxWords(statementFor(who, year, { contract, deaths }))[0];

  test('until the year of the death each has a half; after it the estate decides whose part it is', () => {
    expect(claim('marijke', 2024)).toMatchObject({
      figures: [{ shared: { withWhom: 'jan', half: expect.any(String) } }],
    });
    const later = claim('marijke', 2025);
    expect(later?.figures).toMatchObject([{ shared: { withWhom: 'de erfgenamen van jan', half: null } }]);
    expect(later?.figures[0]?.shared?.how).toBe(
      'Van wie het deel van jan op 1 januari 2025 was, hangt af van het testament en van hoe de erfenis is verdeeld: misschien van jou. Geef op wat op die dag van jou was (artikel 5.2 Wet inkomstenbelasting 2001).',
    );
  });

  test('the survivor’s statement names the death in its year, once, and the unknown part since (law 5, 31)', () => {
    const named =
      'jan is overleden op 1 mei 2024. Wat marijke samen met jan uitleende, leende of op papier schonk, loopt hier door tot en met 31 december 2024. Van wie het deel van jan sinds die dag is, hangt af van het testament en van hoe de erfenis is verdeeld.';
    expect(wordsOf('marijke', 2024, { contract, deaths })[0]).toBe(named);
    expect(wordsOf('marijke', 2023, { contract, deaths }).join()).not.toContain('is overleden');
    // The first to die is not told about the other's death.
    expect(wordsOf('jan', 2024, { contract, deaths: { ...deaths, marijke: '2024-06-01' } }).join()).not.toContain(
      'marijke is overleden',
    );
  });

  test('a person who died on 1 January has boxes for that year; one who died the day before has none', () => {
    const boxesOf = (day: string) => {
      const made = statementFor('jan', 2025, { contract, deaths: { jan: day } });
      return [taxWords(made).length > 0, made.warnings.some(({ text }) => text.includes('geen eigen aangifte meer'))];
    };
    expect(boxesOf('2025-01-01')).toEqual([true, false]);
    expect(boxesOf('2024-12-31')).toEqual([false, true]);
  });

  test('a deceased person has boxes for the year of the death, and none for a later year', () => {
    expect(claim('jan', 2024)?.figures).toHaveLength(1);
    const later = statementFor('jan', 2025, { contract, deaths });
    expect(taxWords(later)).toEqual([]);
    expect(later.lent).toHaveLength(1);
    expect(wordsOf('jan', 2025, { contract, deaths })).toContain(
      'jan is overleden op 1 mei 2024. Over 2025 is er dus geen eigen aangifte meer: wie op 1 januari 2025 heeft wat jan naliet, geeft het zelf op.',
    );
    expect(wordsOf('marijke', 2025, { contract, deaths }).join()).not.toContain('is overleden');
  });
});

describe('R-8.2 the year of a lender’s or borrower’s death', () => {
  // 200.000 at 4 % over 30 years from 1 January 2025: half a year of it belongs to the deceased.
  const contract = { ...loan('limited', 200_000, 4_000, '2025-01-01', 360), own_home: true };
  const home = {
    ...contract,
    type: 'AnnuityLoanContract' as const,
    contract: { ...contract.contract, own_home: true },
  };
  const deaths = { jan: '2025-06-30', sanne: '2025-06-30' };
  const of = (who: string, dead: Record<string, string>, today?: string) =>
    statementFor(who, 2025, { contract: home, deaths: dead, ...(today !== undefined && { today }) });

  test('their statement ends on that day, on either side', () => {
    const [lender, borrower] = [of('jan', deaths), of('sanne', deaths)];
    expect(lender.lent[0]?.figures).toEqual(borrower.borrowed[0]?.figures);
    const figures = borrower.borrowed[0]?.figures;
    // Five terms, of 1 February to 1 June: only their interest.
    const june = booksOf(home).figures(2025, '2025-06-30');
    expect(figures).toEqual(june);
    expect(june.interest_paid).toBeLessThan(booksOf(home).figures(2025, '2025-12-31').interest_paid / 2);
    expect(borrower).toMatchObject({ until: '2025-06-30', provisional: false });
    const words = taxWords(borrower).flatMap((group) => group.figures.map(({ label }) => label));
    expect(words).toContain('Schuld op 30 juni 2025');
    expect(words).not.toContain('Schuld op 31 december 2025');
    expect(borrower.borrowed[0]).toMatchObject({ deduction: null, belongs: true });
    expect(borrower.warnings.map(({ text }) => plain(text))).toContain(
      'sanne is overleden op 30 juni 2025. Deze opgave loopt tot en met die dag. Wat daarna is betaald of ontvangen, is voor de aangifte van de erfgenamen.',
    );
  });

  test('the other side goes on until 31 December; a death on that day is named too', () => {
    expect(of('jan', { sanne: '2025-06-30' }).until).toBe('2025-12-31');
    for (const [death, today] of [
      ['2025-12-31', '2026-06-01'],
      ['2025-01-01', '2026-06-01'],
      ['2025-09-01', '2025-09-01'],
    ] as const) {
      const { until, warnings } = of('sanne', { sanne: death }, today);
      expect(until).toBe(death);
      expect(warnings.filter(({ text }) => text.includes('Deze opgave loopt tot en met die dag.'))).toHaveLength(1);
    }
    expect(of('jan', { sanne: '2025-12-31' }).warnings.filter(({ text }) => text.includes('overleden'))).toEqual([]);
  });

  test('after a death on 1 January the two debts of that day have separate names', () => {
    const [group] = taxWords(of('sanne', { sanne: '2025-01-01' }, '2026-06-01'));
    const debts = group?.figures.map(({ label }) => label).filter((label) => label.startsWith('Schuld op'));
    expect(debts).toEqual(['Schuld op 1 januari 2025', 'Schuld op 1 januari 2025, aan het einde van de dag']);
  });

  test('in the current year it ends on that day too, and can still change', () => {
    expect(of('jan', { jan: '2025-06-30' }, '2025-09-01')).toMatchObject({ until: '2025-06-30', provisional: true });
    expect(of('jan', {}, '2025-09-01')).toMatchObject({ until: '2025-09-01', provisional: true });
  });
});
