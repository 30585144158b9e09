import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from '../contracts/clauses/plain.ts';
import { giftYear } from '../gifts/giftYear.ts';
import type { ContractDetail } from '../wire/contract.ts';
import type { Party } from '../wire/party.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { GiftPerson } from '../wire/gifts.ts';
import type { StatementExemption } from '../wire/statement.ts';
import { changesBetween, figuresText } from './changes.ts';
import { statementCsv } from './csv.ts';
import { exemptionCouples, exemptionReturn, exemptionRows, exemptionsOf, exemptionTitle } from './exemptions.ts';
import { statementOf } from './annualStatement.ts';

const party = (firstname: string): Party => ({
  hashid: firstname.toLowerCase(),
  firstname,
  infix: '',
  lastname: 'Vis',
});
const [jan, marijke, sanne, thomas] = ['Jan', 'Marijke', 'Sanne', 'Thomas'].map(party) as [Party, Party, Party, Party];
const everyone = [jan, marijke, sanne, thomas];
const wed = (hashid: string) => [
  { hashid, bond: 'married' as const, from: '1990-01-01', contract_from: null, until: null },
];
const people: GiftPerson[] = [
  { ...jan, relation_type: null, birthdate: '1955-03-14', death_date: null, partners: wed('marijke') },
  { ...marijke, relation_type: 'partner', birthdate: null, death_date: null, partners: wed('jan') },
  { ...sanne, relation_type: 'child', birthdate: '1980-07-21', death_date: null, partners: wed('thomas') },
  { ...thomas, relation_type: 'partner', birthdate: null, death_date: null, partners: wed('sanne') },
];

const gift = (from: Party, to: Party, euros: number, date: string): ContractDetail => ({
  hashid: `gift-${from.hashid}-${date}`,
  type: 'GiftContract',
  total: euros * 100,
  version: 1,
  parties: { from: [from], to: [to] },
  contract: {
    signed_date: date,
    gift_date: date,
    purpose: '',
    exclusion_clause: 'none',
    revocable: false,
    counts_toward_estate: false,
    ...PLAIN_GIFT_CLAUSES,
  },
});
/** € 100.000 without interest, callable on demand, € 40.000 forgiven on 1 July 2025 (callable.test.ts). */
const loan: ContractDetail = {
  hashid: 'loan',
  type: 'RepaymentFreeLoanContract',
  total: 10_000_000,
  version: 1,
  parties: { from: [jan], to: [sanne] },
  contract: {
    signed_date: '2024-01-01',
    start_date: '2024-01-01',
    first_payment_date: '2024-02-01',
    rate_millipercent: 0,
    term_months: 120,
    purpose: '',
    own_home: false,
    rate_motivation: '',
    ...PLAIN_LOAN_CLAUSES,
    callable: 'on_demand',
  },
  events: [
    {
      kind: 'forgiveness',
      amount: 4_000_000,
      outcome: 'lower_payment',
      hashid: 'e',
      date: '2025-07-01',
      status: 'confirmed',
      note: '',
      recorded_at: '2025-07-01T00:00:00Z',
      recorded_by: jan,
      answered_at: null,
      answered_by: null,
    } satisfies LoanEvent,
  ],
  ledger_version: 1,
};

const TODAY = '2026-06-01';
const of = (who: Party, contracts: ContractDetail[], year = 2025, known = everyone): StatementExemption[] =>
  exemptionsOf(giftYear(contracts, people, year, TODAY), who.hashid, known);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const told = (who: Party, [one]: StatementExemption[], year = 2025) =>
  one &&
  [
    exemptionTitle(one),
    exemptionReturn(one, who.hashid, year),
    exemptionCouples(one),
    ...exemptionRows(one, year).map(({ label, value }) => `${label} ${value}`),
  ].map(plain);

describe('R-8.2 the year’s use of the exemption', () => {
  const small = [gift(jan, sanne, 2_000, '2025-02-01'), gift(marijke, thomas, 700, '2025-03-01')];

  test('tax paid by the giver is a gift too, counted once: 16.713 − 6.713 = 10.000, and 1.000 of tax on top', () => {
    const made = gift(jan, sanne, 16_713, '2025-02-01');
    const free = { ...made, contract: { ...made.contract, tax_paid_by: 'giver' } } as ContractDetail;
    expect(told(sanne, of(sanne, [free]))?.slice(-5)).toEqual([
      'Daarvan gebruikt € 6.713,00',
      'Schenkbelasting die de gever betaalt, ook een schenking € 1.000,00',
      'Belast € 11.000,00',
      'Schenkbelasting, naar beneden afgerond op hele euro’s € 1.100,00',
      'Daarvan betaalt de gever € 1.100,00',
    ]);
  });

  test('the parents as one, the couple as one: 6.713 − 2.700 = 4.013, and no return', () => {
    const rows = [
      'Schenkingen € 2.700,00',
      'Vrijstelling 2025 € 6.713,00',
      'Daarvan gebruikt € 2.700,00',
      'Nog over € 4.013,00',
    ];
    const couples =
      'Jan Vis en Marijke Vis tellen samen als één gever. Sanne Vis en Thomas Vis tellen samen als één ontvanger.';
    for (const giver of [jan, marijke])
      expect(told(giver, of(giver, small))).toEqual([
        'Aan Sanne Vis en Thomas Vis',
        'Voor zover hier vastgelegd is hiervoor geen aangifte schenkbelasting nodig.',
        couples,
        ...rows,
      ]);
    for (const recipient of [sanne, thomas])
      expect(told(recipient, of(recipient, small))).toEqual([
        'Van Jan Vis en Marijke Vis',
        'Voor zover hier vastgelegd is hiervoor geen aangifte schenkbelasting nodig.',
        couples,
        ...rows,
      ]);
  });

  test('forgiveness and the day-by-day gift count: 2.700 + 40.000 + 4.790,14 − 6.713 = 40.777,14; 10 % in whole euros 4.077; a return before 1 March', () => {
    const all = [...small, loan];
    expect(told(sanne, of(sanne, all))?.slice(1, 2)).toEqual([
      'De aangifte schenkbelasting van jou en Thomas Vis moet vóór 1 maart 2026 binnen zijn (artikel 46 Successiewet 1956).',
    ]);
    expect(told(jan, of(jan, all))?.slice(1, 2)).toEqual([
      'De aangifte schenkbelasting van Sanne Vis en Thomas Vis moet vóór 1 maart 2026 binnen zijn (artikel 46 Successiewet 1956).',
    ]);
    expect(told(jan, of(jan, all))?.slice(3)).toEqual([
      'Schenkingen € 2.700,00',
      'Kwijtgescholden € 40.000,00',
      'Rente onder 6 % op een lening die snel kan worden opgeëist (artikel 15 SW) € 4.790,14',
      'Samen € 47.490,14',
      'Vrijstelling 2025 € 6.713,00',
      'Daarvan gebruikt € 6.713,00',
      'Belast € 40.777,14',
      'Schenkbelasting, naar beneden afgerond op hele euro’s € 4.077,00',
    ]);
  });

  test('nothing for a year without gifts, or for somebody else; without figures no verdict', () => {
    expect(of(jan, small, 2024)).toEqual([]);
    expect(of({ ...jan, hashid: 'bram' }, small)).toEqual([]);
    const early = [gift(jan, sanne, 2_000, '2019-02-01')];
    expect(told(jan, of(jan, early, 2019), 2019)).toEqual([
      'Aan Sanne Vis en Thomas Vis',
      'De bedragen van 2019 zijn bij ons niet bekend. We rekenen daarom niets uit.',
      expect.any(String),
      'Schenkingen € 2.000,00',
    ]);
  });

  test('S-33 nobody is named whom the person does not know', () => {
    expect(told(sanne, of(sanne, [gift(marijke, thomas, 700, '2025-03-01')], 2025, [sanne, thomas]))?.[0]).toBe(
      'Van iemand',
    );
  });

  test('a gift from the partner makes a next version; one issued before exemptions were stored ignores it', () => {
    const statement = (contracts: ContractDetail[]) =>
      statementOf({ ...jan, birthdate: null }, 2025, TODAY, [], of(jan, contracts));
    const [before, now] = [statement(small.slice(0, 1)), statement(small)];
    expect(changesBetween(before, now).map(plain)).toEqual([
      'Aan Sanne Vis en Thomas Vis: vrijstelling gebruikt was € 2.000,00 en is nu € 2.700,00.',
    ]);
    expect(changesBetween(now, statement([])).map(plain)).toEqual([
      'Aan Sanne Vis en Thomas Vis: vrijstelling gebruikt was € 2.700,00 en is nu € 0,00.',
    ]);
    expect(figuresText(now)).not.toBe(figuresText(before));
    const { lent, borrowed, given, received } = before;
    expect(changesBetween({ lent, borrowed, given, received }, now)).toEqual([]);
  });

  test('one giver and one recipient who count alone are no couple', () => {
    const alone = { hashid: 'bram', firstname: 'Bram', infix: '', lastname: 'Vis' };
    const [one] = exemptionsOf(
      giftYear(
        [gift(sanne, alone, 1_000, '2025-02-01')],
        [people[2]!, { ...alone, relation_type: 'child', birthdate: null, death_date: null, partners: [] }],
        2025,
        TODAY,
      ),
      'sanne',
      [sanne, alone],
    );
    expect(one && exemptionCouples(one)).toBe('');
    expect(one && exemptionCouples({ ...one, giver: [jan, marijke] })).toBe(
      'Jan Vis en Marijke Vis tellen samen als één gever.',
    );
  });

  test('exactly the exemption leaves nothing over, and says so', () => {
    const rows = told(jan, of(jan, [gift(jan, sanne, 6_713, '2025-02-01')]));
    expect(rows?.slice(3)).toEqual([
      'Schenkingen € 6.713,00',
      'Vrijstelling 2025 € 6.713,00',
      'Daarvan gebruikt € 6.713,00',
      'Nog over € 0,00',
    ]);
  });

  test('a study that cost less than the exemption, with another gift: taxed and still something over', () => {
    const study = gift(jan, sanne, 20_000, '2025-02-01');
    const child = { ...people[2]!, birthdate: '2000-01-01' };
    const year = giftYear(
      [
        { ...study, contract: { ...study.contract, exemption: 'raised_study' } } as ContractDetail,
        gift(jan, sanne, 1_000, '2025-03-01'),
      ],
      [people[0]!, people[1]!, child, people[3]!],
      2025,
      TODAY,
    );
    expect(told(jan, exemptionsOf(year, 'jan', everyone))?.slice(3)).toEqual([
      'Schenkingen € 21.000,00',
      'Eenmalig verhoogde vrijstelling 2025 € 67.064,00',
      'Daarvan gebruikt € 20.000,00',
      'Belast € 1.000,00',
      'Schenkbelasting, naar beneden afgerond op hele euro’s € 100,00',
      'Nog over € 47.064,00',
    ]);
  });

  test('the exemption appears as one CSV row', () => {
    const lines = statementCsv(
      statementOf({ ...sanne, birthdate: null }, 2025, TODAY, [], of(sanne, [...small, loan])),
    ).split('\r\n');
    expect(lines[0]).toContain(
      ';Geschonken;Vrijstelling gebruikt;Vrijstelling over;Belast;Schenkbelasting;Aangifte vóór',
    );
    expect(lines[1]).toBe(
      '2025;Sanne Vis;Vrijstelling schenkbelasting;Gekregen;Jan Vis en Marijke Vis;Thomas Vis;;31-12-2025;;;;;;;;;;;;47490,14;6713,00;0,00;40777,14;4077,00;01-03-2026;;;;',
    );
    expect(new Set(lines.slice(0, 2).map((line) => line.split(';').length)).size).toBe(1);
  });
});

describe('R-8.2 law 1: a giver who died within 180 days after a gift is named, with the part that counts with the inheritance', () => {
  const both = (date: string): ContractDetail => {
    const made = gift(jan, sanne, 60_000, date);
    return { ...made, parties: { ...made.parties, from: [jan, marijke] } };
  };
  const after = (contract: ContractDetail, year: number, deaths: Record<string, string>, known = everyone) => {
    const dead = people.map((one) => ({ ...one, death_date: deaths[one.hashid] ?? null }));
    const [one] = exemptionsOf(giftYear([contract], dead, year, '2028-01-15'), sanne.hashid, known);
    return one && plain(exemptionReturn(one, sanne.hashid, year));
  };
  const rest =
    'Voor de rest geldt: de aangifte schenkbelasting van jou en Thomas Vis moet vóór 1 maart 2027 binnen zijn';

  test('with two givers the half of the deceased, and the return that remains for the other half', () => {
    expect(after(both('2026-03-01'), 2026, { jan: '2026-06-01' })).toBe(
      `Jan Vis is op 1 juni 2026 overleden, binnen 180 dagen na een schenking. Van wat Jan Vis in die tijd gaf, telt € 30.000,00 alleen mee voor de erfbelasting (artikel 12 Successiewet 1956). ${rest} (artikel 46 Successiewet 1956).`,
    );
    expect(after(both('2026-03-01'), 2026, { jan: '2026-06-01' }, [sanne, thomas])).toContain(
      'Een van de gevers is op 1 juni 2026 overleden',
    );
    expect(after(both('2026-03-01'), 2026, { marijke: '2026-08-29' })).not.toContain('overleden');
    expect(after(both('2026-03-01'), 2026, { jan: '2026-06-01', marijke: '2026-08-29' })).not.toContain(
      'Marijke Vis is',
    );
  });

  test('when both have died nothing is left, and no return is due', () => {
    expect(after(both('2026-03-01'), 2026, { jan: '2026-06-01', marijke: '2026-07-01' })).toBe(
      'Jan Vis is op 1 juni 2026 overleden en Marijke Vis is op 1 juli 2026 overleden, binnen 180 dagen na een schenking. Van wat Jan Vis en Marijke Vis in die tijd gaven, telt € 60.000,00 alleen mee voor de erfbelasting (artikel 12 Successiewet 1956). Voor zover hier vastgelegd is hiervoor geen aangifte schenkbelasting nodig.',
    );
  });

  test('a death before 2026 is mentioned too: it counts twice, and the tax paid is deducted (art. 7 lid 2, 12)', () => {
    expect(after(both('2025-03-01'), 2025, { jan: '2025-06-01' })).toBe(
      'Jan Vis is op 1 juni 2025 overleden, binnen 180 dagen na een schenking. Wat Jan Vis in die tijd gaf, telt ook mee voor de erfbelasting, en de schenkbelasting die daarover is betaald gaat daar dan af (artikel 7 lid 2 en artikel 12 Successiewet 1956). De aangifte schenkbelasting van jou en Thomas Vis moet vóór 1 maart 2026 binnen zijn (artikel 46 Successiewet 1956).',
    );
    // A deceased person who gave nothing is not named.
    expect(after(gift(jan, sanne, 60_000, '2025-03-01'), 2025, { marijke: '2025-06-01' })).not.toContain('overleden');
  });
});
