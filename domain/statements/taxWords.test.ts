import { reconciliation } from './statementLines.ts';
import type { TaxGroup } from './taxTypes.ts';
import { checked, line, marijke, sanne, statement } from './test/statements.ts';
import { taxWords } from './taxWords.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const lines = (sum: readonly { label: string; value: string }[]) =>
  sum.map(({ label, value }) => plain(`${label} ${value}`));
/** A page as somebody reads it, box by box; the content of each box opens on a question mark. */
const read = ({ title, hint, figures }: TaxGroup) => ({
  title,
  hint,
  boxes: figures.map(({ label, about, shown, copied, shared, explained }) => ({
    label,
    about,
    shown: plain(shown),
    copied,
    shared:
      shared &&
      [`${shared.withWhom}: ${plain(shared.half ?? '')}`, ...(shared.how === undefined ? [] : [shared.how])].join(' '),
    why: [explained.rule, explained.article, ...lines(explained.sum)],
  })),
});

const NOMINAL =
  'Dat is het bedrag zelf. De wet vraagt de waarde in het economische verkeer, en die kan anders zijn, bijvoorbeeld bij een lage vaste rente.';
const ROUNDED = 'In de aangifte vul je hele euro’s in. We ronden af in jouw voordeel.';
const DIVIDE =
  'Zijn jullie fiscale partners? Dan vullen jullie het hele bedrag één keer in en verdelen jullie het zoals jullie willen. Anders geeft ieder de helft op.';

describe('R-8.2 “Neem dit over”, page by page', () => {
  test('R-8.2 an amount of one’s own is not said to be halved', () => {
    const groups = taxWords(
      statement({ lent: [line('a', { opening: 700_059 })], borrowed: [line('b', { opening: 100_000 })] }),
    );
    const hintOf = (group: string) => groups.find(({ id }) => id === group)?.hint;
    expect(hintOf('claims')).toBe('');
    expect(hintOf('debts')).toBe('Alleen het deel boven de drempel telt; dat rekent de aangifte voor je uit.');
  });

  test('R-8.2 a debt of one’s own in box 3 is not halved because a loan of two is in box 1', () => {
    const [debts] = taxWords(
      statement({
        borrowed: [
          line('a', { opening: 700_059 }, { together: [marijke], ...checked('green') }),
          line('b', { opening: 100_000 }),
        ],
      }),
    ).filter(({ id }) => id === 'debts');
    expect(debts?.hint).toBe('Alleen het deel boven de drempel telt; dat rekent de aangifte voor je uit.');
  });

  test('a lender: the claims of 1 January, own ones apart from those of a couple, and the interest received', () => {
    const [claims, actual, ...more] = taxWords(
      statement({
        lent: [
          line('c', { opening: 500_099, interest_paid: 0 }, { together: [marijke] }),
          line('a', { opening: 700_059, interest_paid: 10_055 }, { purpose: 'Auto' }),
          line('b', { opening: 100_000 }, { type: 'AnnuityLoanContract', purpose: ' ' }),
          line('d', { paid_out: 100_000, interest_paid: 1_234 }),
        ],
      }),
    );
    expect(more).toEqual([]);
    const rule = `Wat je hebt uitgeleend is een bezitting. Hier staat wat er op 1 januari 2025 nog openstond, met de rente die toen al betaald had moeten zijn. ${NOMINAL} ${ROUNDED}`;
    const article = 'Artikel 5.3 en artikel 5.19 lid 1 Wet inkomstenbelasting 2001';
    expect(claims && read(claims)).toEqual({
      title: 'Box 3 › Overige bezittingen › Uitgeleend geld',
      hint: '',
      boxes: [
        {
          label: 'Waarde op 1 januari 2025',
          about: '',
          shown: '€ 8.000',
          copied: '8000',
          shared: null,
          why: [
            rule,
            article,
            'Auto, lineaire lening met Sanne de Vries € 7.000,59',
            'Annuïteitenlening met Sanne de Vries € 1.000,00',
            'Waarde op 1 januari 2025 € 8.000,59',
          ],
        },
        {
          label: 'Waarde op 1 januari 2025',
          about: '',
          shown: '€ 5.000',
          copied: '5000',
          // Her own has no such line: a reader would declare half.
          shared: `Marijke de Vries: € 2.500 ${DIVIDE}`,
          why: [rule, article, 'Lineaire lening met Sanne de Vries € 5.000,99', 'Waarde op 1 januari 2025 € 5.000,99'],
        },
      ],
    });
    // The balance at both ends of the year, own and joint, and the interest between them.
    expect(actual?.figures.map(({ label, copied }) => `${label}: ${copied}`)).toEqual([
      'Waarde op 1 januari 2025: 8000',
      'Waarde op 1 januari 2025: 5000',
      'Ontvangen rente in 2025: 112',
    ]);
    const received = actual && { ...actual, figures: actual.figures.slice(-1) };
    expect(received && read(received)).toEqual({
      title: 'Opgaaf werkelijk rendement',
      hint: 'Alleen nodig als je laat zien dat je werkelijke rendement lager was dan waar de Belastingdienst mee rekent. Voor een lening in de familie telt dan een rente die op de markt gebruikelijk is. Die zoek je zelf op.',
      boxes: [
        {
          label: 'Ontvangen rente in 2025',
          about: '',
          shown: '€ 112',
          copied: '112',
          shared: null,
          why: [
            `De rente die in 2025 is ontvangen. Rente die nog openstaat hoort hier niet bij. ${ROUNDED}`,
            'Artikel 5.27 Wet inkomstenbelasting 2001',
            'Auto, lineaire lening met Sanne de Vries € 100,55',
            'Lineaire lening met Sanne de Vries € 12,34',
            'Ontvangen rente in 2025 € 112,89',
          ],
        },
      ],
    });
    const ids = [claims, actual].flatMap((group) => group?.figures.map(({ id }) => id) ?? []);
    expect([claims?.id, actual?.id, new Set(ids).size]).toEqual(['claims', 'actual', 5]);
  });

  test('joint borrowers, not for the own home or not deductible: box 3, rounded up, and half of it', () => {
    const [debts, ...more] = taxWords(
      statement({
        borrowed: [
          line('e', { opening: 100_001 }, { together: [marijke] }),
          line('f', { opening: 200_000 }, { together: [marijke], ...checked('red') }),
        ],
      }),
    );
    expect(more.map(({ id }) => id)).toEqual(['actual']);
    expect(debts && read(debts)).toEqual({
      title: 'Box 3 › Schulden',
      hint: `Alleen het deel boven de drempel telt; dat rekent de aangifte voor je uit.`,
      boxes: [
        {
          label: 'Schuld op 1 januari 2025',
          about: '',
          shown: '€ 3.001',
          copied: '3001',
          // Half of 3.000,01 is 1.500,005.
          shared: `Marijke de Vries: € 1.501 ${DIVIDE}`,
          why: [
            `Een lening die niet aftrekbaar is in box 1, is een schuld in box 3. Hier staat wat er op 1 januari 2025 nog openstond. ${NOMINAL} ${ROUNDED}`,
            'Artikel 5.3 en artikel 5.19 lid 1 Wet inkomstenbelasting 2001',
            'Lineaire lening met Sanne de Vries € 1.000,01',
            'Lineaire lening met Sanne de Vries € 2.000,00',
            'Schuld op 1 januari 2025 € 3.000,01',
          ],
        },
      ],
    });
  });

  test('the actual return: the balance at both ends and the interest, for lenders and borrowers; assumed interest is named as such', () => {
    const figures = { opening: 100_000, closing: 60_000, interest_paid: 2_500 };
    const actualOf = (changes: Parameters<typeof statement>[0]) =>
      taxWords(statement(changes))
        .find(({ id }) => id === 'actual')
        ?.figures.map(({ label, copied }) => `${label}: ${copied}`);
    expect(actualOf({ lent: [line('a', figures)] })).toEqual([
      'Waarde op 1 januari 2025: 1000',
      'Waarde op 31 december 2025: 600',
      'Ontvangen rente in 2025: 25',
    ]);
    expect(actualOf({ borrowed: [line('b', figures, { by_schedule: true })] })).toEqual([
      'Schuld op 1 januari 2025: 1000',
      'Schuld op 31 december 2025: 600',
      'Betaalde rente in 2025, volgens schema en niet vastgelegd: 25',
    ]);
  });

  test('law 21: unrecorded interest is named as such where it is copied, in box 1 and for the lender', () => {
    const assumed = { by_schedule: true } as const;
    const interest = { interest_paid: 2_500 };
    const labels = (changes: Parameters<typeof statement>[0]) =>
      taxWords(statement(changes)).flatMap(({ figures }) => figures.map(({ label }) => label));
    const [label] = reconciliation(line('a', interest).figures, '31 december', assumed).slice(1);
    expect(label?.label).toBe('Betaalde rente, niet vastgelegd');
    const home = (changes: object) => labels({ borrowed: [line('h', interest, { ...checked('green'), ...changes })] });
    expect(home(assumed)).toContain('Betaalde rente in 2025, volgens schema en niet vastgelegd');
    expect(home({})).toContain('Betaalde rente in 2025');
    expect(labels({ lent: [line('a', { opening: 1, ...interest }, assumed)] })).toContain(
      'Ontvangen rente in 2025, volgens schema en niet vastgelegd',
    );
  });

  test('law 30: box 3 says that it uses the nominal sum, and cites the article that asks for the value', () => {
    const both = { lent: [line('a', { opening: 100_000 })], borrowed: [line('b', { opening: 100_000 })] };
    const explained = taxWords(statement(both)).flatMap(({ figures }) => figures.map((figure) => figure.explained));
    expect(explained).toHaveLength(4);
    for (const { rule, article } of explained) {
      expect(rule).toContain(NOMINAL);
      expect(article).toBe('Artikel 5.3 en artikel 5.19 lid 1 Wet inkomstenbelasting 2001');
    }
  });

  test('two couples are two boxes, and no box has the id of another', () => {
    const bram = { ...sanne, hashid: 'bram' };
    const [claims] = taxWords(
      statement({
        lent: [
          line('a', { opening: 100 }, { together: [marijke] }),
          line('b', { opening: 200 }, { together: [bram] }),
          line('c', { opening: 400 }, { together: [marijke] }),
        ],
      }),
    );
    expect(claims?.figures.map(({ copied }) => copied)).toEqual(['5', '2']);
    expect(new Set(claims?.figures.map(({ id }) => id)).size).toBe(2);
  });

  /** Everything that can happen in a year. */
  const year = {
    opening: 10_000_000,
    paid_out: 100_000,
    interest_charged: 300_000,
    interest_paid: 290_001,
    costs_charged: 5_000,
    costs_paid: 4_000,
    repaid: 200_000,
    repaid_extra: 50_000,
    paid_ahead: 10_000,
    forgiven: 20_000,
    closing: 9_830_999,
  };
  const BOXES = ['lender', 'start', 'opening', 'closing', 'interest'];

  test('a home loan: lender, start, the debt without arrears, and the interest, each with its sum', () => {
    const home = line('h', year, {
      ...checked('amber'),
      others: [marijke, sanne],
      purpose: 'Huis',
      overdue: { opening: 10_050, closing: 20_099 },
    });
    const [page, ...more] = taxWords(statement({ borrowed: [home] }));
    expect(more).toEqual([]);
    const about = 'Huis, lineaire lening met Marijke de Vries en Sanne de Vries';
    const beside = ' Rente die nog niet is betaald, hoort niet bij de schuld voor je woning.';
    const debt = 'Artikel 3.119a Wet inkomstenbelasting 2001';
    const late = 'Rente en kosten die nog niet zijn betaald';
    expect(page && read(page)).toEqual({
      title: 'Box 1 › Eigen woning › Hypotheken en andere leningen',
      hint: 'Vul dit per lening in. Wie samen leent zonder fiscale partners te zijn, geeft zijn eigen deel van de schuld en de rente op (artikel 3.121 Wet IB 2001).',
      boxes: [
        {
          label: 'Naam van de geldverstrekker',
          about,
          shown: 'Marijke de Vries en Sanne de Vries',
          copied: 'Marijke de Vries en Sanne de Vries',
          shared: null,
          why: ['Wie het geld heeft uitgeleend. Het burgerservicenummer vul je zelf in; dat bewaren wij niet.', ''],
        },
        {
          label: 'Begindatum van de lening',
          about,
          shown: '1 juli 2024',
          copied: '01-07-2024',
          shared: null,
          why: ['De dag waarop het geld is uitbetaald.', ''],
        },
        {
          label: 'Schuld op 1 januari 2025',
          about,
          shown: '€ 99.900',
          copied: '99900',
          shared: null,
          why: [
            `Wat er aan het begin van 1 januari 2025 openstond.${beside} ${ROUNDED}`,
            debt,
            'Openstaand € 100.000,00',
            `${late} € -100,50`,
            'Schuld voor de eigen woning € 99.899,50',
          ],
        },
        {
          label: 'Schuld op 31 december 2025',
          about,
          shown: '€ 98.109',
          copied: '98109',
          shared: null,
          why: [
            `Wat er aan het einde van 31 december 2025 openstond.${beside} ${ROUNDED}`,
            debt,
            '1 januari € 100.000,00',
            'Uitbetaald € 1.000,00',
            'Berekende rente € 3.000,00',
            'Betaalde rente € -2.900,01',
            'Kosten € 50,00',
            'Betaalde kosten € -40,00',
            'Afgelost volgens schema € -2.000,00',
            'Extra afgelost € -500,00',
            'Vooruitbetaald € -100,00',
            'Kwijtgescholden € -200,00',
            '31 december € 98.309,99',
            `${late} € -200,99`,
            'Schuld voor de eigen woning € 98.109,00',
          ],
        },
        {
          label: 'Betaalde rente in 2025',
          about,
          shown: '€ 2.901',
          copied: '2901',
          shared: null,
          why: [
            `Rente is aftrekbaar in het jaar waarin je die betaalt. Betaalde je de termijn van januari al in december, dan telt de rente daarvan in december. ${ROUNDED}`,
            'Artikel 3.120 en 3.147 Wet inkomstenbelasting 2001',
            'Berekende rente € 3.000,00',
            'Daarvan en van eerdere jaren betaald € 2.900,01',
          ],
        },
      ],
    });
    expect(page?.figures.map(({ id }) => id)).toEqual(BOXES.map((box) => `${box}-h`));
  });

  test('with no arrears it does not mention them; absent events have no line; the current year stops on its day', () => {
    const home = line('h', { opening: 100_000, repaid: 40_000, closing: 60_000 }, checked('green'));
    const [page] = taxWords(statement({ borrowed: [home], provisional: true, until: '2025-03-15' }));
    const boxes = (page && read(page).boxes) ?? [];
    expect(boxes[2]?.why).toEqual([
      `Wat er aan het begin van 1 januari 2025 openstond. ${ROUNDED}`,
      'Artikel 3.119a Wet inkomstenbelasting 2001',
      'Openstaand € 1.000,00',
    ]);
    expect([boxes[3]?.label, ...(boxes[3]?.why ?? [])]).toEqual([
      'Schuld op 15 maart 2025',
      `Wat er aan het einde van 15 maart 2025 openstond. ${ROUNDED}`,
      'Artikel 3.119a Wet inkomstenbelasting 2001',
      '1 januari € 1.000,00',
      'Afgelost volgens schema € -400,00',
      '15 maart 2025 € 600,00',
    ]);
  });

  test('a loan that opened and closed at zero still shows both days', () => {
    const home = { ...line('h', { paid_out: 50_000, repaid: 50_000 }, checked('green')), start_date: '2025-03-01' };
    const [page] = taxWords(statement({ borrowed: [home] }));
    expect(lines(page?.figures[3]?.explained.sum ?? [])).toEqual([
      '1 januari € 0,00',
      'Uitbetaald € 500,00',
      'Afgelost volgens schema € -500,00',
      '31 december € 0,00',
    ]);
    expect(taxWords(statement({ lent: [line('x', { paid_out: 50_000, repaid: 50_000 })] }))).toEqual([]);
  });
});
