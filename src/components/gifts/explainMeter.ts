import { groupOf } from '../../../domain/gifts/assess.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { exemptionName } from '../../../domain/gifts/exemptionName.ts';
import { giftFigures, type GiftFigures } from '../../../domain/gifts/yearlyFigures.ts';
import { taxParts } from '../../../domain/gifts/tax.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import type { GiftLine, GiftMeter, GiftResult } from '../../../domain/wire/gifts.ts';
import { giftExplanationText as text } from '../../text/giftExplanation.ts';
import type { Explanation, SumLine } from '../explain/explanation.ts';

function labelOf({ kind, date }: GiftLine): string {
  return kind === 'callable' ? text.line.callable(Number(date.slice(0, 4))) : text.line[kind](formatDateLong(date));
}

/** Writes out the sum from the exemption down to what is left. */
function leftLines({ lines }: GiftMeter, { exemption, limit, left }: GiftResult, year: number): SumLine[] {
  return [
    { label: exemptionName(exemption, year), value: formatEuro(limit) },
    ...lines.map((line) => ({ label: labelOf(line), value: formatEuro(-line.amount) })),
    { label: text.left, value: formatEuro(left) },
  ];
}

/** Writes out the sum from what was given up to the tax. */
function taxLines(
  meter: GiftMeter,
  { exemption, exempt, taxable, tax, by_giver: byGiver }: GiftResult,
  figures: GiftFigures,
): SumLine[] {
  const given = meter.lines.map((line) => ({ label: labelOf(line), value: formatEuro(line.amount) }));
  return [
    ...given,
    ...(given.length > 1 ? [{ label: text.total, value: formatEuro(meter.total) }] : []),
    { label: exemptionName(exemption, figures.year), value: formatEuro(-exempt) },
    ...(byGiver ? [{ label: text.byGiver, value: formatEuro(byGiver.gift) }] : []),
    { label: text.taxed, value: formatEuro(taxable) },
    // In whole cents, which is all a reader needs: the end is in whole euros.
    ...taxParts(groupOf(meter.kinship), taxable, figures).map(({ base, percent }) => ({
      label: text.part(percent, formatEuro(base)),
      value: formatEuro(Math.floor((base * percent) / 100)),
    })),
    { label: text.tax, value: formatEuro(tax) },
    ...(byGiver ? [{ label: text.paidByGiver, value: formatEuro(byGiver.tax) }] : []),
  ];
}

/** How a meter came about: the rule, the articles, and the sum of the year. */
export function explainMeter(meter: GiftMeter, year: number): Explanation {
  const figures = giftFigures(year);
  const { kinship, lines, result, recipient } = meter;
  const article = lines.some(({ kind }) => kind === 'callable')
    ? `${text.article} ${text.callableArticle}`
    : text.article;
  if (!figures || !result) return { rule: text.rule[kinship], article, sum: [] };
  const taxed = result.taxable > 0;
  const notes = [
    text.source(year),
    taxed ? text.rounding : '',
    kinship === 'child' && recipient.length > 1 ? text.partners : '',
  ];
  return {
    rule: text.rule[kinship],
    article,
    sum: taxed ? taxLines(meter, result, figures) : leftLines(meter, result, year),
    note: notes.filter((note) => note !== '').join(' '),
  };
}
