import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groundOf, KEPT_DATA, keptData, type KeptData } from './keptData.ts';
import { RECEIVERS, receiverRows, seenBy } from './receivers.ts';

const line = (one: KeptData) => `| ${one.what} | ${one.why} | ${groundOf(one)} | ${one.howLong} | ${seenBy(one)} |`;

test('AVG 30: the register of docs/privacy.md is the list as it is', () => {
  const document = readFileSync(path.join(__dirname, '../../docs/privacy.md'), 'utf8');
  const register = document.slice(0, document.indexOf('## A leak'));
  const tables = register.split(/\n\n(?=\| )/u).slice(1);
  const rowsOf = (table = '') =>
    table
      .split('\n')
      .filter((one) => one.startsWith('| '))
      .slice(2)
      .map((one) => one.replaceAll(/\s+/gu, ' '));
  expect(tables.map(rowsOf)).toEqual([
    keptData.map(line),
    receiverRows().map(({ who, sees }) => `| ${who} | ${sees} |`),
  ]);
});

test('whose interest it is stands by each that goes by an interest', () => {
  for (const one of keptData)
    expect([one.what, one.interest !== undefined]).toEqual([one.what, one.ground === 'interest']);
});

test('AVG 13 lid 1 e: who sees it stands by each, and nobody beside nobody', () => {
  const named = new Set(keptData.flatMap(({ receivers }) => Object.keys(receivers)));
  expect([...named].sort()).toEqual(Object.keys(RECEIVERS).sort());
  for (const { what, receivers } of keptData) {
    const who = Object.keys(receivers);
    expect([what, who.length > 0 && (who.length === 1 || !who.includes('nobody'))]).toEqual([what, true]);
  }
});

test('who sees it is a sentence, in the order in which they are explained, without who is no receiver here', () => {
  expect(seenBy(KEPT_DATA.whatIfs)).toBe('Alleen jij.');
  expect(seenBy(KEPT_DATA.sales)).toBe(
    'Wie je familie beheert; onze beheerders; Mollie, als je online betaalt (de betaling).',
  );
  expect(seenBy(KEPT_DATA.sales, ['payments'])).toBe('Wie je familie beheert; onze beheerders.');
  expect(receiverRows(['payments']).map(({ who }) => who)).not.toContain('Mollie, als je online betaalt');
});
