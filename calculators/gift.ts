import {
  answerGifts,
  CLAIM_WORDS,
  type ClaimWord,
  GIVER_WORDS,
  type GiverWord,
  type GiftAnswer,
  type GiftsAnswer,
  type GiftsQuestion,
  KINSHIP_WORDS,
  type KinshipWord,
  readGift,
  RECIPIENT_WORDS,
  type RecipientWord,
} from '../domain/calculators/gift.ts';
import { formatDateLong } from '../domain/dates/dutchDate.ts';
import { exemptionName } from '../domain/gifts/exemptionName.ts';
import { newestFigures } from '../domain/gifts/yearlyFigures.ts';
import { formatEuro, formatEuroShort } from '../domain/money/format.ts';
import type { GiftKinship } from '../domain/wire/gifts.ts';
import { type Html, html } from '../identity/pages/html.ts';
import type { Calculator } from './calculator.ts';
import { bare, figures, sourceLink } from './figures.ts';

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

const GIVERS: Record<GiverWord, string> = {
  een: 'Eén persoon',
  partners: 'Twee partners samen',
  ouders: 'Twee ouders die geen partners zijn',
};

const RECIPIENTS: Record<RecipientWord, string> = {
  een: 'Eén persoon',
  partners: 'Twee partners samen',
  samen: 'Twee mensen die geen partners zijn, elk de helft',
};

const listed = <Word extends string>(words: readonly Word[], names: Readonly<Record<Word, string>>) =>
  Object.fromEntries(words.map((word) => [word, names[word]]));

/** The relation of giver and recipient, as a list to choose from. */
export const kinshipChoices = listed(KINSHIP_WORDS, KINSHIPS);

const rates = ({ parts }: GiftAnswer): string =>
  parts.map(({ base, percent }) => `${percent} % over ${formatEuroShort(base)}`).join(' en ');

/** The people who count as one, if two give or receive together. */
function asOne({ giver, recipient }: GiftsQuestion): Html | null {
  const givers: Partial<Record<GiverWord, string>> = {
    partners: 'Twee partners tellen als één die geeft.',
    ouders: 'Twee ouders tellen als één die geeft aan hun kind, ook als ze geen partners zijn.',
  };
  const recipients: Partial<Record<RecipientWord, string>> = {
    partners: 'Twee partners krijgen het als één: de vrijstelling geldt één keer.',
    samen:
      'Twee mensen die geen partners zijn, tellen elk voor zich. De vrijstelling van een kind of kleinkind geldt niet voor de ander.',
  };
  const sentences = [givers[giver], recipients[recipient]].filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? null : html`<p>${sentences.join(' ')} (${sourceLink('sw-partners')})</p>`;
}

const FIRST: Partial<Record<GiftKinship, string>> = { child: 'Het kind', grandchild: 'Het kleinkind' };
function nameOf({ each }: GiftsAnswer, at: number): string {
  const first = FIRST[each[0]?.kinship ?? 'other'];
  return at === 0 ? (first ?? 'De een') : first === undefined ? 'De ander' : 'Wie geen partner is';
}

/** Each one's share and tax, if two recipients don't count as one. */
const eachOf = (answer: GiftsAnswer): Html | null =>
  answer.each.length < 2
    ? null
    : html`<table>
        <caption>
          Bedragen in euro’s
        </caption>
        <thead>
          <tr>
            <th scope="col">Wie</th>
            <th scope="col">Krijgt</th>
            <th scope="col">Vrij</th>
            <th scope="col">Belasting</th>
          </tr>
        </thead>
        <tbody>
          ${answer.each.map(
            (one, at) =>
              html`<tr>
                <th scope="row">${nameOf(answer, at)}</th>
                <td>${bare(one.amount)}</td>
                <td>${bare(one.result.exempt)}</td>
                <td>${bare(one.result.tax)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;

/** The rates, for each person who pays any. */
function ratesOf(answer: GiftsAnswer): Html | null {
  const { each } = answer;
  const paying = each.flatMap((one, at) =>
    one.result.tax > 0 ? [each.length > 1 ? `${nameOf(answer, at)}: ${rates(one)}` : rates(one)] : [],
  );
  if (paying.length === 0) return null;
  return each.length > 1
    ? html`<p>De belasting, in hele euro’s naar beneden afgerond. ${paying.join('. ')}.</p>`
    : html`<p>De belasting is ${paying[0] ?? ''}, in hele euro’s naar beneden afgerond.</p>`;
}

/** Whether a return is needed, and from whom. */
function returns(answer: GiftsAnswer): Html {
  const { each } = answer;
  const asked = each.flatMap((one, at) =>
    one.result.return_before === null ? [] : [{ who: nameOf(answer, at), before: one.result.return_before }],
  );
  const [first] = asked;
  if (!first) return html`<p>Er is geen aangifte nodig.</p>`;
  const before = formatDateLong(first.before);
  if (each.length === 1) return html`<p>Wie het krijgt, doet aangifte vóór ${before}.</p>`;
  return asked.length === each.length
    ? html`<p>Elk van beiden doet aangifte vóór ${before}.</p>`
    : html`<p>Alleen ${first.who.toLowerCase()} doet aangifte vóór ${before}.</p>`;
}

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
      hint: 'In euro’s. Alles samen in dat jaar, ook wat een partner of de andere ouder geeft.',
    },
    {
      name: 'geeft',
      label: 'Wie geeft?',
      first: 'een',
      choices: listed(GIVER_WORDS, GIVERS),
      hint: 'Partners zijn: getrouwd, geregistreerd, of lang samen op één adres (2 jaar met een contract van de notaris, anders 5 jaar).',
    },
    { name: 'aan', label: 'Aan wie?', first: 'kind', choices: kinshipChoices },
    {
      name: 'krijgt',
      label: 'Wie krijgen het?',
      first: 'een',
      choices: listed(RECIPIENT_WORDS, RECIPIENTS),
      hint: 'Bijvoorbeeld een kind met de partner. Geef je aan twee kinderen? Reken elk kind dan apart uit.',
    },
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
    const answer = answerGifts(read.question);
    const { each, exempt, taxable, tax, kept, figures: ofYear } = answer;
    const [first] = each;
    const used =
      each.length === 1 && first
        ? `${exemptionName(first.result.exemption, ofYear.year)}, hiervan gebruikt`
        : 'Vrijstellingen, samen gebruikt';
    return {
      inBrief: `Belasting: ${formatEuro(tax)}. Vrij: ${formatEuro(exempt)}.`,
      answer: html`${figures([
          ['Schenkbelasting', formatEuro(tax)],
          [used, formatEuro(exempt)],
          ['Hierover is belasting', formatEuro(taxable)],
          ['Er blijft over voor wie het krijgt', formatEuro(kept)],
        ])}
        ${eachOf(answer)} ${asOne(read.question)} ${ratesOf(answer)} ${returns(answer)}
        ${
          each.some(({ result }) => result.exemption === 'raised_study')
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
    html`Wie als partners tellen, en wie als één geeft of krijgt: ${sourceLink('sw-partners')}.`,
    html`Wie het krijgt, betaalt de belasting, en niet wie het geeft (${sourceLink('sw-gift')}).`,
    html`De tarieven: ${sourceLink('sw-rates')}. De leeftijd bij een verhoogde vrijstelling: ${sourceLink('sw-ages')}.`,
    html`Overlijdt wie gaf binnen 180 dagen? Dan gelden andere regels (${sourceLink('sw-before-death')}).`,
  ],
  contract: (typed) => {
    const read = readGift(typed);
    if ('wrong' in read) return null;
    const { amount, claim, year, giver, kinship, recipient } = read.question;
    return {
      type: 'GiftContract',
      total: amount,
      contract: { exemption: claim },
      beside: { year, people: { giver, kinship, recipient } },
    };
  },
};
