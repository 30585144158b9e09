import { formatDateLong } from '../dates/dutchDate.ts';
import { homeFacts } from '../loans/home/homeFacts.ts';
import { formatEuro } from '../money/format.ts';
import type { LoanEvent } from '../wire/event.ts';
import type { HomePart } from '../wire/statement.ts';

/** A remaining debt of a home sold in this period has a separate rule (art. 3.120a lid 2 Wet IB 2001). */
const REMAINING = { from: '2012-10-29', until: '2017-12-31' };

const STATES: Readonly<Record<HomePart['state'], string>> = {
  lived: 'een eigen woning',
  for_sale: 'leeg en te koop',
  let: 'verhuurd',
  sold: 'verkocht',
  too_long: 'te lang leeg en te koop',
};

/** A name of a loan within a sentence. */
const inside = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/** Notes on the figures of a year in which the home stopped, or started again, to be an own home. */
function cutSentences(title: string, home: readonly HomePart[]): string[] {
  return home.flatMap(({ from, until, own, state, running }, k) => {
    if (own) {
      const late =
        running > 0
          ? `Op ${formatDateLong(until)} was er voor ${inside(title)} nog ${formatEuro(running)} rente niet betaald. Die gaat over de tijd daarvoor en hoort bij box 1, als je haar betaalt. Wat daarvan dit jaar is betaald, staat daar al bij.`
          : '';
      return late === '' ? [] : [late];
    }
    const since = k === 0 ? '' : ` vanaf ${formatDateLong(from)}`;
    const words = `De woning is${since} ${STATES[state]}.`;
    return [
      `${words} ${title} hoort dan niet bij je eigenwoningschuld, maar bij de schulden in box 3 (artikel 3.111 en 3.119a Wet IB 2001).`,
    ];
  });
}

/**
 * The same for the borrower, with the rule for a remaining debt that depends on unrecorded facts.
 * @param title 'De annuïteitenlening van Jan de Vries'
 */
export function homeWarnings(
  title: string,
  home: readonly HomePart[],
  events: readonly LoanEvent[],
  until: string,
): string[] {
  const facts = homeFacts(events).filter(({ date }) => date <= until);
  const sold = facts.find(({ became }) => became === 'sold');
  const isSpecial =
    facts.some(({ became }) => became === 'remaining_debt') &&
    sold !== undefined &&
    sold.date >= REMAINING.from &&
    sold.date <= REMAINING.until;
  return [
    ...cutSentences(title, home),
    ...(isSpecial
      ? [
          `De woning is verkocht tussen 29 oktober 2012 en 31 december 2017. De rente van een restschuld is dan vijftien jaar aftrekbaar (artikel 3.120a Wet IB 2001). Wij weten niet of de verkoop te weinig opbracht: vraag je adviseur.`,
        ]
      : []),
  ];
}
