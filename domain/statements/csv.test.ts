import { statementCsv } from './csv.ts';
import { given, jan, line, marijke, sanne, statement } from './test/statements.ts';

const rows = (changes: Parameters<typeof statement>[0]) =>
  statementCsv(statement(changes))
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(';'));

test('R-8.2 the columns, and a year with everything in them', () => {
  const whole = {
    opening: 100,
    paid_out: 200,
    interest_charged: 300,
    interest_paid: 400,
    costs_charged: 500,
    costs_paid: 600,
    repaid: 700,
    repaid_extra: 800,
    paid_ahead: 900,
    forgiven: 1_000,
    closing: 1_100,
  };
  const exemption = {
    key: 'k',
    kinship: 'child' as const,
    role: 'given' as const,
    giver: [jan, marijke],
    recipient: [sanne],
    amounts: { gift: 1, forgiveness: 0, callable: 0 },
    total: 900,
    result: null,
  };
  const [heading, ...lines] = rows({
    lent: [line('a', whole, { assumed: 12 })],
    borrowed: [
      line('b', {}, { type: 'AnnuityLoanContract', together: [marijke] }),
      line('c', whole, { type: 'GiftContract' }),
    ],
    given: [given(1_250, '2025-03-01')],
    received: [given(50, '2025-04-01', { kind: 'forgiven', hashid: 'b' })],
    exemptions: [exemption],
  });
  expect(heading).toEqual([
    'Jaar',
    'Van wie',
    'Rol',
    'Soort',
    'Met wie',
    'Samen met',
    'Kenmerk',
    'Datum',
    '1 januari',
    'Uitbetaald',
    'Berekende rente',
    'Betaalde rente',
    'Kosten',
    'Betaalde kosten',
    'Afgelost volgens schema',
    'Extra afgelost',
    'Vooruitbetaald',
    'Kwijtgescholden',
    '31 december',
    'Geschonken',
    'Vrijstelling gebruikt',
    'Vrijstelling over',
    'Belast',
    'Schenkbelasting',
    'Aangifte vóór',
    'Geteld, niet bevestigd',
    'Schuldig erkend op papier',
    'Uitbetaald van een schenking op papier',
    'Rente in werkelijk rendement',
  ]);
  const none = (count: number) => Array<string>(count).fill('');
  const zero = Array<string>(11).fill('0,00');
  const who = ['2025', 'Jan de Vries'];
  const amounts = Array.from({ length: 11 }, (_, i) => `${i + 1},00`);
  expect(lines).toEqual([
    [
      ...who,
      'Uitgeleend',
      'Lineaire lening',
      'Sanne de Vries',
      '',
      'a',
      '01-07-2024',
      ...amounts,
      ...none(6),
      '12',
      ...none(2),
      '4,00',
    ],
    [
      ...who,
      'Geleend',
      'Annuïteitenlening',
      'Sanne de Vries',
      'Marijke de Vries',
      'b',
      '01-07-2024',
      ...zero,
      ...none(9),
      '0,00',
    ],
    [
      ...who,
      'Geleend',
      'Schenking op papier',
      'Sanne de Vries',
      '',
      'c',
      '01-07-2024',
      '1,00',
      '',
      ...amounts.slice(2, 7),
      '',
      ...amounts.slice(8),
      ...none(7),
      '2,00',
      '8,00',
      '-4,00',
    ],
    [...who, 'Gegeven', 'Schenking', 'Sanne de Vries', '', 'gift', '01-03-2025', ...none(11), '12,50', ...none(9)],
    [...who, 'Gekregen', 'Kwijtschelding', 'Sanne de Vries', '', 'b', '01-04-2025', ...none(11), '0,50', ...none(9)],
    [
      ...who,
      'Vrijstelling schenkbelasting',
      'Gegeven',
      'Sanne de Vries',
      'Marijke de Vries',
      '',
      '31-12-2025',
      ...none(11),
      '9,00',
      ...none(9),
    ],
  ]);
});
