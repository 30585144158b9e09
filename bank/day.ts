import { type IsoDate, isIsoDate, isoDate } from '../domain/dates/isoDate.ts';
import { dayInAmsterdam } from '../domain/dates/today.ts';

const real = (day: string): IsoDate | null => (isIsoDate(day) ? day : null);

function dayOfMoment(written: string): IsoDate | null {
  const day = real(written.slice(0, 10));
  const zone = /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/.exec(written);
  return day && zone && !Number.isNaN(Date.parse(written)) ? dayInAmsterdam(written) : day;
}

/** A cache of the last moment read: a file repeats the same one line after line, and converting it to a Dutch day is slow. */
let last: { written: string; day: IsoDate | null } = { written: '', day: null };

/** '2026-01-02', or an instant with a zone, '2026-01-01T23:30:00Z', read as its day in the Netherlands. */
export function xmlDay(written: string): IsoDate | null {
  if (written.length <= 10) return real(written);
  if (written !== last.written) last = { written, day: dayOfMoment(written) };
  return last.day;
}

/** The order in which a file writes days such as 1/2/2026. */
export type DayOrder = 'day-month' | 'month-day';

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * 20260131, 2026-01-31, 31-01-2026, 31.1.2026, and 31/1/2026 if its order is known. A time after it is ignored. Null for
 * anything else.
 */
export function writtenDay(written: string, slashes: DayOrder | null): IsoDate | null {
  const text = written.trim().replace(/[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/, '');
  const [, y, , m, d] = /^(\d{4})([-/]?)(\d{2})\2(\d{2})$/.exec(text) ?? [];
  if (y) return real(`${y}-${m}-${d}`);
  const [, first = '', second = '', year] =
    /^(\d{1,2})[-.](\d{1,2})[-.](\d{4})$/.exec(text) ?? SLASHED.exec(text) ?? [];
  if (year === undefined) return null;
  const order = text.includes('/') ? slashes : 'day-month';
  if (order === null) return null;
  const [day, month] = order === 'day-month' ? [first, second] : [second, first];
  return real(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** The order in which days with slashes are written, if one of them proves it and none contradicts it; otherwise null. */
export function orderOfDays(written: Iterable<string>): DayOrder | null {
  let [days, months] = [false, false];
  for (const text of written) {
    const [, first, second] = SLASHED.exec(text.trim().split(' ', 1)[0] ?? '') ?? [];
    days ||= Number(first) > 12;
    months ||= Number(second) > 12;
  }
  return days === months ? null : days ? 'day-month' : 'month-day';
}

/** Excel's day numbers start here; those with the clock of old Macs start four years later. */
const [FROM_1900, FROM_1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)];
/** The day behind an Excel day number: 44927 is 2023-01-01. Null outside the years 1930 to 2150. */
export function serialDay(serial: number, from1904 = false): string | null {
  if (!(serial >= 11_000 && serial < 92_000)) return null;
  const day = new Date((from1904 ? FROM_1904 : FROM_1900) + Math.floor(serial) * 86_400_000);
  return isoDate(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
}
