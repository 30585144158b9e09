import ical from 'node-ical';
import { ledgerOf } from '../../../../domain/loans/ledger/ledger.ts';
import type { LoanContract, Party } from '../../../../domain/wire/contract.ts';
import { aLoan } from '../../../store/test/family.ts';
import { calendarDays } from './calendarDays.ts';
import { writeCalendar } from './writeCalendar.ts';

const person = (firstname: string): Party => ({ hashid: firstname.toLowerCase(), firstname, infix: 'de', lastname: 'Vries' });
const plain = aLoan('een', '2026-01-01', 1_200_000);
/** € 12.000 without interest, € 1.000 on the last day of each month of 2026; the clocks change on 29 March and 25 October. */
const loan: LoanContract = {
  ...plain,
  type: 'LinearLoanContract',
  version: 2,
  ledger_version: 3,
  parties: { from: [person('Jan'), person('Marijke')], to: [person('Sanne')] },
  contract: { ...plain.contract, start_date: '2025-12-31', first_payment_date: '2026-01-31', rate_millipercent: 0, term_months: 12, purpose: 'Dak, zonnepanelen; "en" meer\ntekst' },
};

/** The file as another program reads it. */
async function read(made: LoanContract, side: 'from' | 'to' | 'none', today: string) {
  const text = await writeCalendar('Onderling: lening', calendarDays(made, ledgerOf(made, []).terms, side, today), 'https://onderling.example/lening/een').text();
  const events = Object.values(ical.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
  return { text, events };
}
const plainSpaces = (text: unknown) => (typeof text === 'string' ? text.replaceAll('\u00a0', ' ') : '');

test('R-8.5 every term that is still to come is a whole day of the calendar, on its own date in every time zone', async () => {
  const { text, events } = await read(loan, 'to', '2026-02-28');
  expect(events.map(({ datetype }) => datetype)).toEqual(Array(11).fill('date'));
  const dates = [...text.matchAll(/^DTSTART;VALUE=DATE:(\d+)/gmu)].map(([, date]) => date);
  expect(dates).toEqual(['20260228', '20260331', '20260430', '20260531', '20260630', '20260731', '20260831', '20260930', '20261031', '20261130', '20261231']);
  expect([...text.matchAll(/^DTEND;VALUE=DATE:(\d+)/gmu)].map(([, date]) => date).slice(0, 2)).toEqual(['20260301', '20260401']);
  for (const line of text.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75);
});

test('the words follow who reads them', async () => {
  const titles = await Promise.all((['to', 'from', 'none'] as const).map(async (side) => plainSpaces((await read(loan, side, '2026-12-01')).events[0]?.summary)));
  expect(titles).toEqual(['Betaal € 1.000,00 aan Jan en Marijke', 'Je krijgt € 1.000,00 van Sanne', '€ 1.000,00 van Sanne aan Jan en Marijke']);
});

test('a term keeps its name in every file, and a changed loan has a higher number', async () => {
  const [before, after] = [await read(loan, 'to', '2026-02-01'), await read({ ...loan, ledger_version: 4 }, 'to', '2026-06-01')];
  const known = new Set(before.events.map(({ uid }) => uid));
  expect(known.size).toBe(before.events.length);
  for (const { uid } of after.events) expect(known).toContain(uid);
  expect([before.text, after.text].map((text) => /SEQUENCE:(\d+)/u.exec(text)?.[1])).toEqual(['5', '6']);
});

test('S-99 what somebody wrote stays text: nothing of it becomes a line of the file', async () => {
  const evil = { ...loan, contract: { ...loan.contract, purpose: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:y' } };
  const { events } = await read(evil, 'to', '2026-12-01');
  expect(events).toHaveLength(1);
  expect(plainSpaces(events[0]?.description)).toContain('Daarna is de lening afgelost.');
});
