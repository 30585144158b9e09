import {
  answerGift,
  CLAIM_WORDS,
  type ClaimWord,
  type GiftAnswer,
  KINSHIP_WORDS,
  type KinshipWord,
  readGift,
} from '../domain/calculators/gift.ts';
import { formatDateLong } from '../domain/dates/dutchDate.ts';
import { exemptionName } from '../domain/gifts/exemptionName.ts';
import { newestFigures } from '../domain/gifts/yearlyFigures.ts';
import { formatEuro, formatEuroShort } from '../domain/money/format.ts';
import { html } from '../identity/pages/html.ts';
import type { Calculator } from './calculator.ts';
import { figures, sourceLink } from './figures.ts';

const KINSHIPS: Record<KinshipWord, string> = {
  kind: 'Aan een kind of de partner van een kind',
  kleinkind: 'Aan een kleinkind of achterkleinkind',
  ander: 'Aan iemand anders, ook een broer, zus of ouder',
};

const CLAIMS: Record<ClaimWord, string> = {
  jaarlijks: 'De vrijstelling van elk jaar',
  vrij: 'De eenmalig verhoogde vrijstelling',
  studie: 'De eenmalig verhoogde vrijstelling voor een dure studie',
};

const listed = <Word extends string>(words: readonly Word[], names: Readonly<Record<Word, string>>) =>
  Object.fromEntries(words.map((word) => [word, names[word]]));

/** Who gives to whom, as a list to choose from. */
export const kinshipChoices = listed(KINSHIP_WORDS, KINSHIPS);

const rates = ({ parts }: GiftAnswer): string =>
  parts.map(({ base, percent }) => `${percent} % over ${formatEuroShort(base)}`).join(' en ');

/** A gift and its tax. */
export const giftCalculator: Calculator = {
  name: 'schenking',
  title: 'Reken de schenkbelasting uit',
  description:
    'Hoeveel mag je belastingvrij schenken aan je kind of kleinkind? Reken de vrijstelling en de schenkbelasting uit, per jaar.',
  intro: 'Hoeveel is vrij van belasting, en wat betaalt wie het krijgt over de rest?',
  fields: (today) => [
    {
      name: 'bedrag',
      label: 'Hoeveel wordt er in dat jaar geschonken?',
      first: '25.000',
      inputmode: 'decimal',
      hint: 'In euro’s. Alles wat ouders samen in een jaar aan één kind geven, telt als één schenking.',
    },
    { name: 'aan', label: 'Aan wie?', first: 'kind', choices: kinshipChoices },
    {
      name: 'jaar',
      label: 'In welk jaar?',
      first: String(newestFigures(Number(today.slice(0, 4))).year),
      inputmode: 'numeric',
    },
    {
      name: 'vrijstelling',
      label: 'Welke vrijstelling?',
      first: 'jaarlijks',
      choices: listed(CLAIM_WORDS, CLAIMS),
      hint: 'Een verhoogde vrijstelling kan één keer, als het kind of de partner van 18 tot 40 jaar is.',
    },
  ],
  draw: (typed) => {
    const read = readGift(typed);
    if ('wrong' in read) return read;
    const answer = answerGift(read.question);
    const { result, kept, figures: ofYear } = answer;
    return {
      inBrief: `Belasting: ${formatEuro(result.tax)}. Vrij: ${formatEuro(result.exempt)}.`,
      answer: html`${figures([
          ['Schenkbelasting', formatEuro(result.tax)],
          [`${exemptionName(result.exemption, ofYear.year)}, hiervan gebruikt`, formatEuro(result.exempt)],
          ['Hierover is belasting', formatEuro(result.taxable)],
          ['Er blijft over voor wie het krijgt', formatEuro(kept)],
        ])}
        ${result.tax > 0 ? html`<p>De belasting is ${rates(answer)}, in hele euro’s naar beneden afgerond.</p>` : null}
        ${
          result.return_before === null
            ? html`<p>Er is geen aangifte nodig.</p>`
            : html`<p>Wie het krijgt, doet aangifte vóór ${formatDateLong(result.return_before)}.</p>`
        }
        ${
          result.exemption === 'raised_study'
            ? html`<p>De vrijstelling voor een dure studie kan alleen met een akte van de notaris.</p>`
            : null
        }
        <p>
          De bedragen van ${ofYear.year}: ${formatEuroShort(ofYear.child.cents)} voor een kind en
          ${formatEuroShort(ofYear.others.cents)} voor anderen, en tot ${formatEuroShort(ofYear.bracket.cents)} het lage
          tarief (${sourceLink(ofYear.child.source)}).
        </p>`,
    };
  },
  assumptions: () => [
    html`Gezinnen tellen als één: twee ouders samen, en een kind met de partner samen (${sourceLink('sw-partners')}).`,
    html`Wie het krijgt, betaalt de belasting, en niet wie het geeft (${sourceLink('sw-gift')}).`,
    html`De tarieven: ${sourceLink('sw-rates')}. De leeftijd bij een verhoogde vrijstelling: ${sourceLink('sw-ages')}.`,
    html`Overlijdt wie gaf binnen 180 dagen? Dan gelden andere regels (${sourceLink('sw-before-death')}).`,
  ],
  contract: (typed) => {
    const read = readGift(typed);
    return 'wrong' in read ? null : { type: 'GiftContract', total: read.question.amount, contract: {} };
  },
};
