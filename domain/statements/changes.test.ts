import type { StatementExemption } from '../wire/statement.ts';
import { changesBetween, figuresText } from './changes.ts';
import { given, jan, line, marijke, sanne, statement } from './test/statements.ts';

const plain = (sentences: readonly string[]) => sentences.map((text) => text.replaceAll('\u00a0', ' '));

const pair = (key: string, changes: Partial<StatementExemption> = {}): StatementExemption => ({
  key,
  kinship: 'child',
  role: 'given',
  giver: [jan],
  recipient: [sanne],
  amounts: { gift: 100_000, forgiveness: 0, callable: 0 },
  total: 100_000,
  result: {
    exemption: 'yearly',
    limit: 671_300,
    exempt: 100_000,
    left: 571_300,
    taxable: 0,
    tax: 0,
    return_before: null,
  },
  ...changes,
});
const taxed = (exempt: number, taxable: number) => ({ result: { ...pair('').result!, exempt, taxable } });

describe('R-8.2 the changes in a next version', () => {
  test('every figure of a loan by its own name', () => {
    const before = line('a', {});
    const now = line('a', {
      opening: 1,
      paid_out: 2,
      interest_charged: 3,
      interest_paid: 4,
      costs_charged: 5,
      costs_paid: 6,
      repaid: 7,
      repaid_extra: 8,
      paid_ahead: 9,
      forgiven: 10,
      closing: 11,
    });
    const names = [
      'open op 1 januari',
      'uitbetaald',
      'berekende rente',
      'betaalde rente',
      'kosten',
      'betaalde kosten',
      'afgelost volgens schema',
      'extra afgelost',
      'vooruitbetaald',
      'kwijtgescholden',
      'open op 31 december',
    ];
    const told = names.map(
      (name, i) =>
        `Lineaire lening met Sanne de Vries: ${name} was € 0,00 en is nu € 0,${String(i + 1).padStart(2, '0')}.`,
    );
    expect(plain(changesBetween(statement({ lent: [before] }), statement({ lent: [now] })))).toEqual(told);
    expect(plain(changesBetween(statement({ borrowed: [before] }), statement({ borrowed: [now] })))).toEqual(told);
  });

  test('gifts and forgiveness are told apart, whatever else is the same; additions before removals', () => {
    const before = statement({ received: [given(500, '2025-03-01'), given(700, '2025-03-01')] });
    const now = statement({
      received: [given(500, '2025-03-01', { kind: 'forgiven' }), given(700, '2025-03-02'), given(500, '2025-03-01')],
    });
    expect(plain(changesBetween(before, now))).toEqual([
      'Nieuw: kwijtschelding van € 5,00 op 1 maart 2025.',
      'Nieuw: schenking van € 7,00 op 2 maart 2025.',
      'Vervallen: schenking van € 7,00 op 1 maart 2025.',
    ]);
    const other = statement({ received: [given(500, '2025-03-01', { hashid: 'other' }), given(700, '2025-03-01')] });
    expect(changesBetween(before, other)).toHaveLength(2);
  });

  test('an exemption lists its used and its taxed part, each only if it changed, and for the right pair', () => {
    const [bram, here] = [pair('bram', { recipient: [marijke] }), pair('sanne')];
    const told = (now: StatementExemption[]) =>
      plain(changesBetween(statement({ exemptions: [bram, here] }), statement({ exemptions: now })));
    expect(told([bram, here])).toEqual([]);
    expect(told([bram, { ...here, ...taxed(100_000, 5_000) }])).toEqual([
      'Aan Sanne de Vries: belast was € 0,00 en is nu € 50,00.',
    ]);
    expect(told([bram, { ...here, ...taxed(671_300, 5_000) }])).toEqual([
      'Aan Sanne de Vries: vrijstelling gebruikt was € 1.000,00 en is nu € 6.713,00.',
      'Aan Sanne de Vries: belast was € 0,00 en is nu € 50,00.',
    ]);
    expect(told([here])).toEqual(['Aan Marijke de Vries: vrijstelling gebruikt was € 1.000,00 en is nu € 0,00.']);
  });

  test('in a year without figures the total given is used instead', () => {
    const told = changesBetween(
      statement({ exemptions: [pair('a', { result: null })] }),
      statement({ exemptions: [pair('a', { result: null, total: 150_000 })] }),
    );
    expect(plain(told)).toEqual(['Aan Sanne de Vries: vrijstelling gebruikt was € 1.000,00 en is nu € 1.500,00.']);
  });
});

describe('R-8.2 the text of the figures', () => {
  const full = statement({
    lent: [line('a', { opening: 12, paid_out: 3 }), line('b', { opening: 5 })],
    borrowed: [line('c', { closing: 7 })],
    given: [given(500, '2025-03-01'), given(700, '2025-04-01')],
    received: [given(100, '2025-03-01'), given(200, '2025-04-01')],
    exemptions: [pair('a'), pair('b', taxed(1, 2))],
  });

  test('is the same in any order', () => {
    const turned = {
      ...full,
      lent: full.lent.toReversed(),
      given: full.given.toReversed(),
      received: full.received.toReversed(),
      exemptions: full.exemptions.toReversed(),
    };
    expect(figuresText(turned)).toBe(figuresText(full));
  });

  test('differs for every figure, also if adjacent digits are the same', () => {
    const others = [
      { ...full, lent: [line('a', { opening: 1, paid_out: 23 }), line('b', { opening: 5 })] },
      { ...full, lent: full.borrowed, borrowed: full.lent },
      { ...full, given: full.received, received: full.given },
      { ...full, given: [given(500, '2025-03-01'), given(700, '2025-04-02')] },
      { ...full, received: [given(100, '2025-03-01', { kind: 'forgiven' }), given(200, '2025-04-01')] },
      { ...full, exemptions: [pair('a'), pair('b', taxed(12, 0))] },
      { ...full, exemptions: [] },
    ];
    expect(new Set([full, ...others].map(figuresText)).size).toBe(others.length + 1);
    const { lent, borrowed, given: gave, received } = full;
    expect(figuresText({ lent, borrowed, given: gave, received })).toBe(figuresText({ ...full, exemptions: [] }));
  });
});
