import { type EstateLine, estateOf } from '../estate.ts';
import { gift, party } from '../gifts/test/giftYearCases.ts';
import { paperGiftOf } from '../paperGifts/paperGift.ts';
import { paperYears } from '../paperGifts/years.ts';
import { paperEvents } from '../paperGifts/test/paperEvents.ts';
import type { GiftDetail } from '../wire/contract.ts';
import type { Statement } from '../wire/statement.ts';
import { statementOf } from './annualStatement.ts';
import { changesBetween, figuresText } from './changes.ts';
import { giftPart } from './giftYear.ts';
import { lastDayFor } from './lastDay.ts';
import { booksOf } from './ledgerBooks.ts';
import { ownFigures } from './statementLines.ts';
import { taxWords } from './taxWords.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const TODAY = '2028-06-01';

/** 100.000 from Jan and Marijke to Sanne, each half due at the giver's own death; 2024 interest paid, Jan died 31 March 2025. */
const PAID_2024 = { kind: 'interest', year: 2024, date: '2024-12-31', amount: 600_000 } as const;
const made = (facts: Parameters<typeof paperEvents>[0] = [PAID_2024]): GiftDetail => ({
  ...gift('2024-01-01', 100_000, 'jan marijke', 'sanne', { form: 'paper' }),
  events: paperEvents(facts),
});
const JAN_DIED = new Map([['jan', '2025-03-31']]);

function statementFor(who: string, year: number, contract = made(), deaths = JAN_DIED, today = TODAY): Statement {
  const until = lastDayFor(year, today, deaths.get(who));
  const part = giftPart(contract, who, year, until, deaths);
  return statementOf({ ...party(who), birthdate: null }, year, today, part ? [part] : [], [], deaths);
}
const lineOf = ({ lent, borrowed }: Statement) => [...lent, ...borrowed][0];
const told = (...of: Parameters<typeof statementFor>) =>
  statementFor(...of).warnings.map(({ text }) => plain(text).replace(/^.*\): /, ''));
const shared = (statement: Statement, label: string) =>
  taxWords(statement)
    .flatMap(({ figures }) => figures)
    .filter((figure) => figure.label.startsWith(label))
    .map((figure) => [
      plain(figure.shown),
      figure.shared && plain(`${figure.shared.withWhom}, ${figure.shared.share ?? 'de helft'}: ${figure.shared.half}`),
    ]);

describe('law 6: a gift on paper of two givers, each half due at the giver’s own death, after the first death', () => {
  test('the estate of the first owes its half and the interest over it until that day: 50.000 + 739,73', () => {
    const of = (who: string, death: string, others = JAN_DIED): EstateLine | undefined => {
      const { claims, debts } = estateOf(who, death, [made()], booksOf, others);
      return [...debts, ...claims][0];
    };
    expect(of('jan', '2025-03-31')).toMatchObject({
      amount: 10_073_973,
      own: 5_073_973,
      share: 'de eigen helft',
      interest: { years: [{ year: 2024, due: 300_000, state: 'paid' }], last: { year: 2025, due: 73_973, paid: 0 } },
    });
    // Marijke dies on 30 June 2026: her 3.000 of 2025, and 181 of 365 days over 50.000.
    expect(of('marijke', '2026-06-30')).toMatchObject({
      own: 5_000_000 + 300_000 + 148_768,
      interest: { last: { due: 148_768 } },
    });
    expect(of('sanne', '2026-06-30')).toMatchObject({ amount: 10_373_973, own: 10_373_973 });
  });

  test('the deceased’s statement shows the amount due that day, the other’s that of 31 December, the recipient’s both', () => {
    const jan =
      'jan is overleden op 31 maart 2025. Tot en met die dag was over 2025 € 739,73 rente verschuldigd over de helft van jan, en is € 0,00 vastgelegd als betaald. Daarna loopt er over die helft geen rente meer, en wat nog wordt betaald herstelt geen gemist jaar (artikel 10 lid 3 van de Successiewet 1956).';
    const marijke =
      'over 2025 is € 3.000,00 rente verschuldigd over de helft van marijke, en is € 0,00 vastgelegd als betaald. De wet vraagt dat de rente elk jaar echt wordt betaald (artikel 10 lid 3 van de Successiewet 1956).';
    expect(told('jan', 2025)).toContain(jan);
    expect(told('jan', 2025).join()).not.toContain('31 december');
    expect(told('marijke', 2025).slice(1)).toEqual([marijke]);
    expect(told('sanne', 2025)).toEqual([jan, marijke]);
    expect(told('marijke', 2025, made(), JAN_DIED, '2025-10-01')[1]).toContain(
      'Daarvan is nog € 3.000,00 te betalen, uiterlijk op 31 december 2025.',
    );
    // Before the death both are shown the whole.
    expect(told('marijke', 2024, made([]))[0]).toContain('over 2024 is € 6.000,00 rente verschuldigd');
  });

  test('each statement has its own half next to the whole, also if the other giver is dead: 53.000, and 50.739,73', () => {
    const [jan, marijke, later] = [
      statementFor('jan', 2025),
      statementFor('marijke', 2025),
      statementFor('marijke', 2026),
    ];
    expect(shared(jan, 'Schuld op 31 maart 2025')).toEqual([['€ 100.740', 'marijke, jouw helft: € 50.740']]);
    expect(shared(marijke, 'Schuld op 31 december 2025')).toEqual([['€ 103.740', 'jan, jouw helft: € 53.000']]);
    expect(shared(later, 'Schuld op 1 januari 2026')[0]).toEqual([
      '€ 103.740',
      'de erfgenamen van jan, jouw helft: € 53.000',
    ]);
    const line = lineOf(marijke);
    expect(line && ownFigures(line, '31 december').map(({ label, value }) => plain(`${label} ${value}`))).toEqual([
      'Jouw helft, 1 januari € 50.000,00',
      'Jouw helft, betaalde rente € 0,00',
      'Jouw helft, 31 december € 53.000,00',
    ]);
    expect(shared(statementFor('sanne', 2025), 'Waarde op 31 december 2025')).toEqual([['€ 103.739', null]]);
  });

  test('the line shows the claimable part, and since when', () => {
    const due = (...of: Parameters<typeof statementFor>) => {
      const line = lineOf(statementFor(...of));
      return line && plain(line.due ?? '');
    };
    const half =
      'van de helft van jan is nog € 50.739,73 te betalen, opeisbaar sinds 31 maart 2025; de andere helft te betalen bij het overlijden van de andere gever';
    expect([due('sanne', 2025), due('marijke', 2025), due('jan', 2025)]).toEqual([half, half, half]);
    expect(due('sanne', 2024)).toBe('te betalen bij het overlijden van wie geeft');
    const both = new Map([...JAN_DIED, ['marijke', '2026-06-30']]);
    expect(due('sanne', 2026, made(), both)).toBe('opeisbaar sinds 30 juni 2026');
  });

  test('later payments pay the interest of the half that runs first, and of the sum the half that is due', () => {
    const own = (facts: Parameters<typeof paperEvents>[0], year = 2025) => {
      const line = lineOf(statementFor('marijke', year, made([PAID_2024, ...facts])));
      return [line?.due_half?.figures.closing, line?.figures.closing];
    };
    const paid = { kind: 'interest', year: 2025, date: '2025-12-30', amount: 300_000 } as const;
    expect(own([paid])).toEqual([5_073_973, 10_073_973]);
    expect(own([{ ...paid, amount: 373_973 }])).toEqual([5_000_000, 10_000_000]);
    expect(own([paid, { kind: 'payout', date: '2026-02-01', amount: 5_000_000 }], 2026)).toEqual([73_973, 5_373_973]);
  });

  test('a payment with a stated half pays that half', () => {
    const own = (...facts: Parameters<typeof paperEvents>[0]) => {
      const line = lineOf(statementFor('marijke', 2025, made([PAID_2024, ...facts])));
      return [line?.due_half?.figures.closing, line?.figures.closing];
    };
    const paid = { kind: 'interest', year: 2025, date: '2025-05-15', amount: 73_973 } as const;
    expect(own(paid)).toEqual([5_073_973, 10_300_000]);
    expect(own({ ...paid, half: 'due' })).toEqual([5_000_000, 10_300_000]);
    // Marijke pays 20.000 of her own half on 30 June: 181 days over 50.000, and 184 over 30.000.
    const part = { kind: 'payout', date: '2025-06-30', amount: 2_000_000, half: 'other' } as const;
    expect(own(part)).toEqual([5_073_973, 5_073_973 + 3_000_000 + 148_768 + 90_740 - 1]);
    // Payments while both were alive came from both.
    expect(own({ ...paid, date: '2025-03-31', half: 'due' })[0]).toBe(5_073_973 - 36_986);
  });

  test('a year missed before the death can’t be repaired after it for that half, but can for the other', () => {
    const paper = (facts: Parameters<typeof paperEvents>[0]) => paperGiftOf(made(facts), null, '2025-03-31');
    const year = (facts: Parameters<typeof paperEvents>[0], day: string) => {
      const kept = paper(facts);
      return kept && paperYears(kept, day)[0];
    };
    // 3.000 with a year of interest on interest, and 3.000 with 90 days of it.
    expect(year([], '2025-12-31')).toMatchObject({ due: 600_000, missing: 318_000 + 304_439, state: 'open' });
    const all = { kind: 'interest', year: 2024, date: '2025-12-31', amount: 318_000 + 304_439 } as const;
    expect(year([all], '2025-12-31')).toMatchObject({ missing: 0, state: 'open' });
  });

  test('an issued statement of such a year gets a next version that says so', () => {
    const now = statementFor('marijke', 2025);
    const before = { ...now, borrowed: now.borrowed.map(({ due_half: _half, ...line }) => line) };
    expect(changesBetween(before, now).map(plain)).toEqual([
      'Schenking op papier met sanne: de helft van jan staat apart, opeisbaar sinds 31 maart 2025. Daarvan was open op de laatste dag: € 50.739,73.',
    ]);
    expect(figuresText(before)).not.toBe(figuresText(now));
  });
});
