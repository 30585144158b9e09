import type { HomeFact } from '../../wire/event.ts';

/** A fact of the home in a few words, for the timeline, a mail and a paper. */
export const HOME_WORDS: Readonly<Record<HomeFact, string>> = {
  sold: 'Woning verkocht',
  for_sale: 'Woning leeg en te koop',
  let: 'Woning verhuurd',
  bought: 'Andere woning gekocht',
  remaining_debt: 'Restschuld na de verkoop',
};
