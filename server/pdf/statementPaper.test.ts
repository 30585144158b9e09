import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gift, party } from '../../domain/gifts/test/giftYearCases.ts';
import { paperEvents } from '../../domain/paperGifts/test/paperEvents.ts';
import { statementOf } from '../../domain/statements/annualStatement.ts';
import { giftPart } from '../../domain/statements/giftYear.ts';
import { lastDayFor } from '../../domain/statements/lastDay.ts';
import { readPdf } from './test/readPdf.ts';
import { says, saysNot } from './test/says.ts';
import { makeStatement } from './statement.ts';

const TODAY = '2027-03-01';
const JAN_DIED = new Map([['jan', '2025-03-31']]);
const contract = {
  ...gift('2024-01-01', 100_000, 'jan marijke', 'sanne', { form: 'paper' }),
  events: paperEvents([{ kind: 'interest', year: 2024, date: '2024-12-31', amount: 600_000 }]),
};

async function statementOn(who: string, year: number): Promise<string> {
  const until = lastDayFor(year, TODAY, JAN_DIED.get(who));
  const part = giftPart(contract, who, year, until, JAN_DIED);
  const statement = statementOf({ ...party(who), birthdate: null }, year, TODAY, part ? [part] : [], [], JAN_DIED);
  const input = {
    statement,
    version: 1,
    madeOn: TODAY,
    changes: [],
    figuresHash: 'abc',
    checkAt: 'https://voorbeeld.nl',
  };
  return (await readPdf(await makeStatement(input))).text;
}

test('law 6: the printed statements have each giver’s own half, and the sum claimable since the first death', async () => {
  const [jan, marijke, sanne] = [
    await statementOn('jan', 2025),
    await statementOn('marijke', 2025),
    await statementOn('sanne', 2025),
  ];
  const claimable = 'van de helft van jan is nog € 50.739,73 te betalen, opeisbaar sinds 31 maart 2025';
  for (const [text, expected] of [
    [jan, ['Jouw helft, 31 maart 2025 € 50.739,73', '€ 739,73 rente verschuldigd over de helft van jan']],
    [marijke, ['Jouw helft, 31 december € 53.000,00', '€ 3.000,00 rente verschuldigd over de helft van marijke']],
    [sanne, ['31 december € 103.739,73']],
  ] as const)
    says(text, claimable, ...expected);
  saysNot(sanne, 'Jouw helft');
});

test('law 30: the printed statement says once that box 3 has the nominal sum, and which article requires its value', async () => {
  const text = await statementOn('sanne', 2025);
  assert.equal(text.split('De wet vraagt de waarde in het economische verkeer').length, 2, text);
  says(text, 'artikel 5.19 lid 1 Wet inkomstenbelasting 2001');
});
