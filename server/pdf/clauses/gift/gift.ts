import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { paidBefore } from '../../../../domain/gifts/paidBefore.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { euroInWords } from '../../../../domain/money/words.ts';
import { applicable, quoted } from '../clause.ts';
import type { GiftClause, GiftFacts } from './facts.ts';

const accepted = 'De begiftigde neemt de schenking aan (artikel 7:175 van het Burgerlijk Wetboek).';
const inFigures = (amount: number) => `${formatEuro(amount)} (${euroInWords(amount)})`;

function shared({ givers, recipients, terms }: GiftFacts): string[] {
  const what = terms.form === 'real_estate' ? 'de zaak' : 'dit bedrag';
  return applicable(
    givers > 1 && `De schenkers schenken ${what} samen, ieder voor de helft.`,
    recipients > 1 && `De begiftigden krijgen ${what} samen, ieder voor de helft.`,
  );
}

/** Describes a gift that is actually paid, so that no notarial deed is needed: BW 7:177 lid 1. */
function transferred(facts: GiftFacts): string[] {
  const { amount, terms } = facts;
  const account = 'naar een bankrekening van de begiftigde.';
  return [
    `De schenker schenkt aan de begiftigde een bedrag van ${inFigures(amount)}, zonder tegenprestatie (om niet).`,
    ...shared(facts),
    terms.gift_date === null
      ? `De schenker maakt het bedrag over ${account} Datum van de overboeking: ____________________`
      : paidBefore(terms)
        ? `De schenker heeft het bedrag op ${formatDateLong(terms.gift_date)} overgemaakt ${account}`
        : terms.condition === 'suspensive'
          ? `De schenker maakt het bedrag over ${account} Dat gebeurt zodra aan de voorwaarde hierna is voldaan, en niet vóór ${formatDateLong(terms.gift_date)}.`
          : `De schenker maakt het bedrag op ${formatDateLong(terms.gift_date)} over ${account}`,
    accepted,
  ];
}

/**
 * Describes a gift on paper: the giver stays the debtor. At least 6 % of the nominal amount must actually be paid each
 * year (art. 10 lid 3 SW 1956).
 */
function owed(facts: GiftFacts): string[] {
  return [
    `De schenker schenkt aan de begiftigde een bedrag van ${inFigures(facts.amount)}, door dat bedrag schuldig te erkennen uit vrijgevigheid. De schenker betaalt het bedrag nu niet uit.`,
    ...shared(facts),
    facts.givers > 1 && facts.terms.falls_due === 'last_death'
      ? 'Ieder van de schenkers is de helft schuldig. De hele schuld is opeisbaar bij het overlijden van de schenker die het langst leeft. Tot dan betalen de erfgenamen van wie eerder overlijdt de rente over diens helft. De schenkers mogen eerder betalen.'
      : facts.givers > 1
        ? 'Ieder van de schenkers is de helft schuldig. Die helft is opeisbaar bij het eigen overlijden van die schenker. De schenkers mogen eerder betalen.'
        : 'De schuld is opeisbaar bij het overlijden van de schenker. De schenker mag haar eerder betalen.',
    'De schenker betaalt over het nominale bedrag elk jaar 6 % rente, uiterlijk op 31 december. Over het jaar van de akte is dat rente over de dagen vanaf de akte, en over een deel dat eerder is betaald tot en met de dag van die betaling. Over wat opeisbaar wordt, loopt deze rente tot en met die dag. De rente wordt werkelijk overgemaakt en niet weggestreept (artikel 10 lid 3 van de Successiewet 1956).',
    accepted,
  ];
}

function atDeath(facts: GiftFacts): string[] {
  return [
    `De schenker schenkt aan de begiftigde een bedrag van ${inFigures(facts.amount)}, zonder tegenprestatie (om niet), te betalen na het overlijden van de schenker.`,
    ...shared(facts),
    'De begiftigde heeft vóór het overlijden van de schenker geen recht op betaling of op rente.',
    accepted,
  ];
}

function realEstate(facts: GiftFacts): string[] {
  return [
    'De schenker schenkt aan de begiftigde, zonder tegenprestatie (om niet), de onroerende zaak die hierna is omschreven.',
    `Partijen gaan uit van een waarde van ${inFigures(facts.amount)}. Voor een woning rekent de schenkbelasting met de WOZ-waarde van het jaar van de schenking of, als de begiftigde dat kiest, van het jaar daarna (artikel 21 lid 5 van de Successiewet 1956).`,
    'Is er ook overdrachtsbelasting betaald over wat is geschonken, dan gaat die af van de schenkbelasting (artikel 24 lid 2 van de Successiewet 1956).',
    ...shared(facts),
    'De levering gebeurt met een notariële akte en inschrijving in het openbare register (artikel 3:89 van het Burgerlijk Wetboek).',
    accepted,
  ];
}

const forms = { transfer: transferred, paper: owed, at_death: atDeath, real_estate: realEstate } as const;

/** The gift, its payment and its acceptance (BW 7:175). */
export const giftClause: GiftClause = (facts) => ({
  title: 'De schenking',
  paragraphs: forms[facts.terms.form](facts),
});

const conditions = {
  suspensive: (text: string) =>
    `De schenking geldt pas als aan deze voorwaarde is voldaan (opschortende voorwaarde): ${quoted(text)} Voor de schenkbelasting telt de schenking op de dag waarop dat zo is (artikel 1 lid 9 van de Successiewet 1956).`,
  dissolving: (text: string) =>
    `De schenking vervalt als dit gebeurt (ontbindende voorwaarde): ${quoted(text)} De begiftigde geeft dan terug wat er van de schenking nog is.`,
} as const;

/** The article on the purpose of the gift, if it has one, and on its condition (docs/domain.md 4.1, 3). */
export const purposeClause: GiftClause = ({ terms: { purpose, form, condition, condition_text, administration } }) => ({
  title: 'Doel en voorwaarden',
  paragraphs: applicable(
    purpose.trim() !== '' &&
      (form === 'real_estate'
        ? `De zaak is: ${quoted(purpose)}`
        : `Partijen omschrijven het doel van de schenking als volgt: ${quoted(purpose)}`),
    purpose.trim() === '' &&
      (form === 'real_estate'
        ? 'De zaak (adres en kadastrale aanduiding): ____________________'
        : `De begiftigde mag het bedrag vrij besteden${administration ? ', zodra het bewind is geëindigd of met medewerking van de bewindvoerder' : ''}.`),
    condition === 'none' ? 'Aan de schenking is geen voorwaarde verbonden.' : conditions[condition](condition_text),
  ),
});

/** The exemption for an expensive study requires this in a deed (art. 33 SW 1956; art. 6 Uitv.reg. SW). */
export const studyClause: GiftClause = ({ terms }) =>
  terms.exemption === 'raised_study'
    ? {
        title: 'Studie',
        paragraphs: [
          'De schenking is bestemd voor een studie of beroepsopleiding van de begiftigde. De studie is: ____________________',
          'De kosten, zonder levensonderhoud, zijn per jaar ten minste het bedrag dat de wet noemt (€ 20.000). De verwachte kosten zijn: ____________________',
          'De schenking vervalt voor zover het bedrag niet binnen twee kalenderjaren na het jaar van de schenking aan deze studie is besteed (ontbindende voorwaarde, artikel 6 van de Uitvoeringsregeling schenk- en erfbelasting). De begiftigde bewaart de bewijzen.',
        ],
      }
    : null;

/** Another person administers the gift for a time (BW 7:182): it must be part of the written offer. */
export const administrationClause: GiftClause = ({ terms }) => {
  // A house is no sum of money.
  const given = terms.form === 'real_estate' ? 'wat is geschonken' : 'het geschonken bedrag';
  return terms.administration
    ? {
        title: 'Bewind',
        paragraphs: [
          `De schenking staat onder bewind${terms.administration_until === null ? '' : ` tot ${formatDateLong(terms.administration_until)}`} (artikel 7:182 van het Burgerlijk Wetboek).`,
          `De bewindvoerder is ${terms.administrator.trim() === '' ? 'de schenker' : quoted(terms.administrator)}. De bewindvoerder beheert ${given} en wat daarvoor in de plaats komt, in het belang van de begiftigde.`,
          `De begiftigde beschikt zolang het bewind duurt niet over ${given} zonder medewerking van de bewindvoerder. De bewindvoerder legt ieder jaar uit wat ermee is gebeurd.`,
        ],
      }
    : null;
};
