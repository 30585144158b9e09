import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groundOf, keptData, type KeptData } from './keptData.ts';

const line = (one: KeptData) => `| ${one.what} | ${one.why} | ${groundOf(one)} | ${one.howLong} |`;

test('AVG 30: the register of docs/privacy.md is the list as it is', () => {
  const document = readFileSync(path.join(__dirname, '../../docs/privacy.md'), 'utf8');
  const register = document.slice(0, document.indexOf('## A leak'));
  const table = register.split('\n').filter((one) => one.startsWith('| '));
  expect(table.slice(2).map((one) => one.replace(/\s+/gu, ' '))).toEqual(keptData.map(line));
});

test('whose interest it is stands by each that goes by an interest', () => {
  for (const one of keptData)
    expect([one.what, one.interest !== undefined]).toEqual([one.what, one.ground === 'interest']);
});
