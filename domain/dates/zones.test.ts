import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Zones west and east of UTC, half-hour zones, and those in which a calendar day was skipped. */
const ZONES = [
  'UTC',
  'Europe/Amsterdam',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Pacific/Apia',
  'Pacific/Fakaofo',
  'Pacific/Kwajalein',
  'Pacific/Kiritimati',
];

/** Counts in every zone; run outside jest, as jest ignores a later change of the zone. */
const script = `
  import { addDays, addMonths, daysBetween, isIsoDate, weekday } from './domain/dates/isoDate.ts';
  import { ageOn } from './domain/dates/age.ts';
  const skipped = ['2011-12-30', '2011-12-31', '1993-08-21', '1994-12-31', '1995-01-01'];
  const answers = ${JSON.stringify(ZONES)}.map((zone) => {
    process.env.TZ = zone;
    return skipped.map((day) => [
      isIsoDate(day), addDays(day, 1), addDays(day, -1), addMonths(day, 1), daysBetween('1990-01-01', day), weekday(day),
      ageOn('1970-12-30', day),
    ]);
  });
  console.log(JSON.stringify(answers));
`;

test('a calendar day exists and counts the same in every time zone', () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: path.join(__dirname, '../..'),
    encoding: 'utf8',
  });
  const [utc, ...others] = JSON.parse(output) as unknown[];
  expect(utc).toEqual([
    [true, '2011-12-31', '2011-12-29', '2012-01-30', 8033, 5, 41],
    [true, '2012-01-01', '2011-12-30', '2012-01-31', 8034, 6, 41],
    [true, '1993-08-22', '1993-08-20', '1993-09-21', 1328, 6, 22],
    [true, '1995-01-01', '1994-12-30', '1995-01-31', 1825, 6, 24],
    [true, '1995-01-02', '1994-12-31', '1995-02-01', 1826, 0, 24],
  ]);
  expect(others.length).toBe(ZONES.length - 1);
  for (const one of others) expect(one).toEqual(utc);
});
