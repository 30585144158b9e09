import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groundOf, KEPT_DATA, keptData, type KeptData } from './keptData.ts';
import { RECEIVERS, receiverRows, seenBy } from './receivers.ts';

const line = (one: KeptData) => `| ${one.what} | ${one.why} | ${groundOf(one)} | ${one.howLong} | ${seenBy(one)} |`;

test('AVG 30: the register of docs/privacy.md matches the list', () => {
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

test('each item based on an interest names whose it is', () => {
  for (const one of keptData)
    expect([one.what, one.interest !== undefined]).toEqual([one.what, one.ground === 'interest']);
});

test('AVG 13 lid 1 e: each item names its receivers, and nobody is listed with nobody else', () => {
  const named = new Set(keptData.flatMap(({ receivers }) => Object.keys(receivers)));
  expect([...named].sort()).toEqual(Object.keys(RECEIVERS).sort());
  for (const { what, receivers } of keptData) {
    const who = Object.keys(receivers);
    expect([what, who.length > 0 && (who.length === 1 || !who.includes('nobody'))]).toEqual([what, true]);
  }
});

test('the receivers are a sentence, in the order of their explanation, without those absent here', () => {
  expect(seenBy(KEPT_DATA.whatIfs)).toBe('Alleen jij.');
  expect(seenBy(KEPT_DATA.sales)).toBe(
    'Wie je familie beheert; onze beheerders; Mollie, als je online betaalt (de betaling).',
  );
  expect(seenBy(KEPT_DATA.sales, ['payments'])).toBe('Wie je familie beheert; onze beheerders.');
  expect(receiverRows(['payments']).map(({ who }) => who)).not.toContain('Mollie, als je online betaalt');
});
