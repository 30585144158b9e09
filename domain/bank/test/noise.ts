import { addDays } from '../../dates/isoDate.ts';
import type { BankLine } from '../bankLine.ts';
import { aLine } from './lines.ts';
import type { Random } from './random.ts';

const SHOPS = [
  'Albert Heijn 1076',
  'Jumbo Utrecht',
  'HEMA BV',
  'bol.com',
  'NS Groep',
  'Bakkerij Bakker',
  'Shell 4411',
] as const;
const CHILDREN = [
  ['S de Vries', 'NL20INGB0001234567'],
  ['S DE VRIES EN/OF T BAKKER', 'NL20INGB0001234567'],
  ['Sam de Vries', 'NL44RABO0123456789'],
  ['L de Vries', 'NL39TRIO0987654321'],
  ['W VD BERG', 'NL02ASNB0708091011'],
] as const;
const RELATIVES = ['J de Vries', 'M de Vries', 'Susan de Vries', 'S van Vries', 'T Bakker', 'Fam. de Vries'] as const;
const REASONS = [
  'boodschappen',
  'vakantie Texel',
  'cadeau oma',
  'tikkie pizza',
  'voorgeschoten kaartjes',
  'huur garage',
] as const;

/**
 * An unrelated line: shops, salary, tax, savings, relatives; and the children's other transfers, some with the very amount of a
 * term and a description, and some in a round amount without a word.
 * @param amounts those of the terms
 */
export function noiseLine(random: Random, amounts: readonly number[]): BankLine {
  const day = addDays('2025-01-01', random.between(0, 364));
  const of = (name: string, iban: string | null, amount: number, text = '') =>
    aLine({ day, amount, text, counterparty: { name, iban } });
  const luck = random.between(1, 1000);
  if (luck <= 30) {
    const [name, iban] = random.oneOf(CHILDREN);
    return of(name, iban, random.between(5, 40) * 500);
  }
  if (luck <= 60) {
    const [name, iban] = random.oneOf(CHILDREN);
    return of(name, iban, random.between(500, 20_000), random.oneOf(REASONS));
  }
  if (luck <= 63) {
    const [name, iban] = random.oneOf(CHILDREN);
    return of(name, iban, amounts[random.between(0, amounts.length - 1)] ?? 1, random.oneOf(REASONS));
  }
  if (luck <= 64) return of('L de Vries', 'NL39TRIO0987654321', 25_000);
  if (luck <= 90) return of(random.oneOf(RELATIVES), 'NL10KNAB0255667788', random.between(10, 900) * 50);
  if (luck <= 95) return of(random.oneOf(RELATIVES), null, amounts[random.between(0, amounts.length - 1)] ?? 1);
  if (luck <= 120) return of('Werkgever BV', 'NL98BUNQ2025998877', random.between(210_000, 260_000), 'SALARIS');
  if (luck <= 140)
    return of('Belastingdienst', 'NL86INGB0002445588', random.between(-90_000, 40_000) || 1, 'TERUGGAAF');
  if (luck <= 160) return of('J de Vries', 'NL91ABNA0417164301', -random.between(1, 40) * 2_500, 'sparen');
  return of(random.oneOf(SHOPS), null, -random.between(150, 18_000));
}
