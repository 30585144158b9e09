/** The start of something agreed on the day of the last signature. */
export const LAST_SIGNATURE = 'de dag van de laatste handtekening onder deze aanvulling';

/** Its figures are as of the day it was made. */
export const worksOutAgain = (day: string) =>
  `De bedragen in deze aanvulling gaan uit van ${day}. Is de laatste handtekening van een latere dag, dan worden ze naar die dag berekend.`;
