import { formatDateLong } from '../dates/dutchDate.ts';
import { dateParts } from '../dates/isoDate.ts';
import { formatEuro } from '../money/format.ts';
import type { BankLine } from './bankLine.ts';
import { otherEnd } from './lineText.ts';
import type { BankEntry, LineMatch } from './matchTypes.ts';
import { reasonOf } from './matchWords.ts';

/** Lines offered with one tick: from one person, for one loan, and for one reason. */
export interface LineGroup {
  key: string;
  certainty: 'sure' | 'perhaps';
  /** Indexes in the file, oldest line first. */
  lines: number[];
  /** The loans they belong to, and what they become there. */
  loans: string[];
  kind: BankEntry['kind'];
  /** Their total, in cents. */
  amount: number;
  /** Who, how often and when: "12 keer € 589,24 van S de Vries rond de 1e". */
  title: string;
  /** The reason, if one sentence holds for all of them. */
  reason: string;
}

/** A day of the month close enough to most of the others to speak of: "rond de 1e". */
const AROUND_DAYS = 3;
const MONTH_DAYS = 31;

function usualDay(days: readonly number[]): number | null {
  const near = (day: number) =>
    days.filter((one) => {
      const far = Math.abs(one - day);
      return Math.min(far, MONTH_DAYS - far) <= AROUND_DAYS;
    }).length;
  const often = (day: number) => days.filter((one) => one === day).length;
  const [best] = [...new Set(days)].sort((a, b) => near(b) - near(a) || often(b) - often(a) || a - b);
  return best !== undefined && near(best) * 2 > days.length ? best : null;
}

function titleOf(own: readonly BankLine[]): string {
  const amounts = own.map(({ amount }) => Math.abs(amount));
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const [first] = own;
  const name = first?.counterparty.name ?? '';
  const who = name === '' ? '' : ` ${(first?.amount ?? 0) < 0 ? 'aan' : 'van'} ${name}`;
  const from = formatDateLong(first?.day ?? '');
  if (own.length === 1) return `${formatEuro(least)}${who} op ${from}`;
  const sum = least === most ? formatEuro(least) : `${formatEuro(least)} tot ${formatEuro(most)}`;
  const day = usualDay(own.map((line) => dateParts(line.day).day));
  const when = day === null ? `tussen ${from} en ${formatDateLong(own.at(-1)?.day ?? '')}` : `rond de ${day}e`;
  return `${own.length} keer ${sum}${who} ${when}`;
}

/** The matches on offer, in groups: sure ones first, largest first. */
export function lineGroups(lines: readonly BankLine[], matches: readonly LineMatch[]): LineGroup[] {
  const groups = new Map<string, LineMatch[]>();
  for (const match of matches) {
    const line = lines[match.line];
    if (!line || match.certainty === 'none') continue;
    const fate = match.entries.map(({ loan, kind }) => `${loan} ${kind}`).join();
    const key = [match.certainty, match.why.code, fate, otherEnd(line)].join('|');
    const same = groups.get(key);
    if (same) same.push(match);
    else groups.set(key, [match]);
  }
  return [...groups]
    .map(([key, own]): LineGroup => {
      const byDay = own.toSorted((a, b) => ((lines[a.line]?.day ?? '') < (lines[b.line]?.day ?? '') ? -1 : 1));
      const [first] = byDay;
      const reasons = new Set(byDay.map(({ why }) => reasonOf(why)));
      const [reason = ''] = reasons;
      return {
        key,
        certainty: first?.certainty === 'sure' ? 'sure' : 'perhaps',
        lines: byDay.map(({ line }) => line),
        loans: [...new Set(first?.entries.map(({ loan }) => loan))],
        kind: first?.entries[0]?.kind ?? 'payment',
        amount: own.reduce((sum, { entries }) => sum + entries.reduce((all, { amount }) => all + amount, 0), 0),
        title: titleOf(byDay.flatMap(({ line }) => lines[line] ?? [])),
        reason: reasons.size === 1 ? reason : '',
      };
    })
    .sort((a, b) => Number(b.certainty === 'sure') - Number(a.certainty === 'sure') || b.lines.length - a.lines.length);
}
