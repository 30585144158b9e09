import { formatPercent } from '../money/percent.ts';
import { GRACE_DAYS, type LateRule } from './lateRule.ts';

const statutory = (since: LateRule['since']) =>
  since === 'due_date' ? 'de wettelijke rente, of de rente van de lening als die hoger is' : 'de wettelijke rente';
const rateInWords = ({ agreed, since }: LateRule) =>
  agreed === null ? statutory(since) : `${formatPercent(agreed)} rente per jaar`;

/** The agreement's article on late payment, in paragraphs. The words of 'reminder' are the ones that were signed. */
export function lateArticle(rule: LateRule): string[] {
  const { since, agreed, graceDays } = rule;
  const instead = agreed === null ? '' : ', in plaats van de wettelijke rente';
  if (since === 'reminder')
    return [
      'Betaalt de geldlener een termijn te laat, dan stuurt de geldgever een schriftelijke herinnering. De geldlener krijgt dan nog dertig dagen om te betalen.',
      `Na die dertig dagen is over de aflossing die te laat is ${rateInWords(rule)} verschuldigd${instead} (artikel 6:119 van het Burgerlijk Wetboek). Over rente die te laat is, is geen rente verschuldigd.`,
    ];
  return [
    `Elke termijn heeft een vaste dag. Wie dan niet heeft betaald, is te laat; een herinnering is daarvoor niet nodig (artikel 6:83 onder a van het Burgerlijk Wetboek). Betaalt de geldlener binnen ${graceDays} dagen na die dag alsnog, dan kost dat niets extra.`,
    `Na die ${graceDays} dagen is over de aflossing die te laat is rente verschuldigd, vanaf de vaste dag tot de dag van betaling: ${rateInWords(rule)}${instead} (artikel 6:119 van het Burgerlijk Wetboek). Deze rente komt in de plaats van de gewone rente en telt de dagen zoals die van een gebroken periode.`,
    'Over rente die te laat is, is geen rente verschuldigd, ook niet na een jaar.',
  ];
}

/** The rule as worded in the summary of the agreement. */
export function lateInShort(rule: LateRule): string {
  const { since, graceDays } = rule;
  if (since === 'due_date') return `${rateInWords(rule)}, over de aflossing die meer dan ${graceDays} dagen te laat is`;
  return `${rateInWords(rule)}, vanaf ${graceDays} dagen na een schriftelijke herinnering. Herinneringen staan hier niet, dus deze rente tellen wij niet mee`;
}

/** The wizard's hint next to the agreed rate, which may stay empty. */
export function lateHint(since: LateRule['since']): string {
  const when =
    since === 'due_date'
      ? `Over de aflossing die meer dan ${GRACE_DAYS.due_date} dagen te laat is.`
      : `Over de aflossing die ${GRACE_DAYS.reminder} dagen na een schriftelijke herinnering nog te laat is.`;
  return `${when} Leeg: ${statutory(since)}.`;
}
