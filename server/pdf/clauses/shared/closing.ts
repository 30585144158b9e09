import type { Article } from '../../agreementText.ts';
import { together } from './wording.ts';

/** Changes only in writing. */
export const changesClause = (): Article => ({
  title: 'Wijzigingen',
  paragraphs: [
    'Een wijziging of aanvulling van deze overeenkomst geldt alleen als zij schriftelijk is gedaan, een datum heeft en door alle partijen is ondertekend.',
  ],
});

/** Law, disputes, and severability. */
export const lawClause = (): Article => ({
  title: 'Recht en geschillen',
  paragraphs: [
    'Op deze overeenkomst is Nederlands recht van toepassing.',
    'Zijn partijen het niet eens, dan proberen zij er eerst samen uit te komen, zo nodig met een mediator. Lukt dat niet, dan beslist de bevoegde rechter in Nederland.',
    'Is een bepaling van deze overeenkomst niet geldig, dan blijven de andere bepalingen gelden.',
  ],
});

/** Under the articles, above the signatures. */
export function closingSentence(parties: number, what = 'overeenkomst'): string {
  const copies = ['', '', 'twee', 'drie', 'vier'][parties] ?? `${parties}`;
  return `Partijen hebben deze ${what} gelezen en zijn het met alle artikelen eens. Er zijn ${copies} gelijke exemplaren: één voor iedere partij die tekent.`;
}

const UNSIGNED = {
  overeenkomst: 'Tekent een partij niet, dan is er geen overeenkomst.',
  aanvulling: 'Tekent een partij niet, dan verandert er niets.',
  wijziging: 'Tekent een partij niet, dan verandert er niets.',
} as const;

/**
 * The same if the parties sign in the product.
 * @param onPaper the names of people who can't: they sign on paper
 */
export const closingHere = (what: keyof typeof UNSIGNED = 'overeenkomst', onPaper: readonly string[] = []): string =>
  [
    `Partijen hebben deze ${what} gelezen en zijn het met alle artikelen eens.`,
    'Zij ondertekenen haar in Onderling, ieder met de sleutel van een eigen toestel of met een code die naar het eigen e-mailadres is gestuurd.',
    ...(onPaper.length === 0 ? [] : [`Voor ${together(onPaper)} wordt op papier getekend: daar is geen login (meer).`]),
    `De dag van de laatste handtekening is de datum van deze ${what}.`,
    `Wie wanneer tekende, staat op de bladen die Onderling daarna achter deze ${what} voegt.`,
    UNSIGNED[what],
  ].join(' ');

/** A sole debtor writes the sum themselves: by hand, or when they sign in the product (art. 158 lid 1 Rv). */
export const writesItself = (role: string, signedHere: boolean): string =>
  signedHere
    ? `De ${role} typt daarom zelf, bij het ondertekenen,`
    : `De ${role} schrijft daarom zelf, met de hand, bij de handtekening`;
