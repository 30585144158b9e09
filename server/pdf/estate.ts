import { printablePart } from '../../domain/rules/printable.ts';
import { contractTypeName } from '../../domain/contracts/names.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { type EstateLine, type GiftTrait, mayBeGift, type PromisedFor } from '../../domain/estate.ts';
import { BEFORE_DEATH_DAYS, firstBeforeDeath, INHERITANCE_ALONE } from '../../domain/gifts/beforeDeath.ts';
import { formatEuro } from '../../domain/money/format.ts';
import { fullName, fullNames } from '../../domain/names/name.ts';
import { estatePaper } from './estatePaper.ts';
import type { EstateInput } from './estateInput.ts';
import type { Sheet } from './layout/sheet.ts';
import { sumTable } from './sections/sumTable.ts';
import { paragraph, part, titledDocument } from './sections/titled.ts';

/**
 * Makes the documents for the executor: claims, debts and late gifts on the day of death. Tagged, in Dutch, fonts
 * embedded.
 */
export function makeEstate({ person, estate, madeOn }: EstateInput): Promise<Buffer> {
  const { death_date: death, claims, debts, recent, raised, given } = estate;
  const since = formatDateLong(firstBeforeDeath(death));
  const name = fullName(person);
  const born = person.birthdate === null ? '' : `, geboren op ${formatDateLong(person.birthdate)}`;
  const subtitle = `${name}${born}, overleden op ${formatDateLong(death)}`;
  return titledDocument(
    {
      title: 'Overzicht voor de nabestaanden',
      subtitle,
      shortTitle: `Overzicht voor de nabestaanden – ${name}`,
      madeOn,
      watermark: null,
    },
    (sheet) => {
      paragraph(
        sheet,
        sheet.root,
        `Dit overzicht is voor wie de nalatenschap regelt. Het laat zien welke leningen en schenkingen op papier er op ${formatDateLong(death)} nog openstonden, en wat er in de ${BEFORE_DEATH_DAYS} dagen daarvoor is geschonken of kwijtgescholden. Wat niet in Onderling is vastgelegd, staat er niet in. De overeenkomsten zelf zitten erbij.`,
      );
      lines(
        sheet,
        'Nog te ontvangen',
        claims,
        'van',
        'Hier is niets vastgelegd dat deze persoon op deze dag nog te ontvangen had.',
      );
      lines(
        sheet,
        'Nog te betalen',
        debts,
        'aan',
        'Hier is niets vastgelegd dat deze persoon op deze dag nog te betalen had.',
      );
      lines(
        sheet,
        `Geschonken of kwijtgescholden vanaf ${since}`,
        recent,
        'aan',
        `Over de laatste ${BEFORE_DEATH_DAYS} dagen is hier geen schenking of kwijtschelding vastgelegd.`,
      );
      if (raised.length > 0)
        lines(sheet, `Met een verhoogde vrijstelling geschonken vanaf ${since}`, raised, 'aan', '');
      everythingGiven(sheet, given);
      estatePaper(sheet, [...claims, ...debts], death);
      part(sheet, 'Goed om te weten', (section) => {
        paragraph(
          sheet,
          section,
          'De bedragen zijn wat er aan het einde van de dag van overlijden openstond: de hoofdsom en de rente die toen al betaald had moeten zijn. Van een lening komt de rente over de lopende termijn daar nog bij.',
        );
        paragraph(
          sheet,
          section,
          `Van een bedrag dat samen met iemand is uitgeleend, geleend of geschonken, staat het geheel er, en de helft${debts.some(({ share }) => share !== undefined) ? ' of het deel dat is afgesproken' : ''}. Van wat samen is geschonken in de laatste ${BEFORE_DEATH_DAYS} dagen telt alleen mee wat ${name} gaf (artikel 12 Successiewet 1956). Hoeveel van een lening bij de nalatenschap hoort, hangt af van de afspraken tussen die twee en van hun huwelijk.`,
        );
        paragraph(
          sheet,
          section,
          `Wat iemand in de laatste ${BEFORE_DEATH_DAYS} dagen schenkt of kwijtscheldt, telt voor de belasting mee als erfenis (artikel 12 Successiewet 1956).`,
        );
        if (recent.some(({ kind }) => kind === 'callable'))
          paragraph(
            sheet,
            section,
            'Een lening met minder dan 6 % rente die snel kan worden opgeëist, is elke dag een kleine schenking (artikel 15 Successiewet 1956). Die tellen we tot en met de dag van overlijden. Hoe het daarna gaat, hangt af van wie de lening erft.',
          );
        if (raised.length > 0)
          paragraph(
            sheet,
            section,
            'Voor een schenking met een verhoogde vrijstelling geldt dat niet, voor zover die vrijstelling geldt (artikel 12, derde lid). Een deel dat erboven uitkomt, telt wel mee.',
          );
        if (death >= INHERITANCE_ALONE) paragraph(sheet, section, returnsDue(name, estate));
        paragraph(
          sheet,
          section,
          'Onderling rekent en legt uit, en geeft geen persoonlijk advies. Een notaris kan dat wel.',
        );
      });
    },
  );
}

/** The last days' gifts that still need a tax return; a raised exemption needs one (art. 33 under 5° SW 1956). */
function returnsDue(name: string, { recent, raised }: EstateInput['estate']): string {
  const sentences = [
    'Voor wie vanaf 1 januari 2026 overlijdt, moet de aangifte erfbelasting er binnen twintig maanden zijn.',
    `Over wat ${name} in de laatste ${BEFORE_DEATH_DAYS} dagen gaf zonder verhoogde vrijstelling is dan geen aangifte schenkbelasting nodig.`,
  ];
  if (raised.length > 0)
    sentences.push(
      'Voor een schenking met een verhoogde vrijstelling wel: zonder aangifte geldt die vrijstelling niet (artikel 33, onderdeel 5° van de Successiewet 1956).',
    );
  if ([...recent, ...raised].some(({ together }) => together.length > 0))
    sentences.push('Ook over de helft van de andere gever kan aangifte nodig zijn.');
  return sentences.join(' ');
}

/** Not in the total: it is not known here whether it was paid, or is valid. */
const PROMISED =
  'Ook afgesproken: een schenking waarvan hier niet staat dat zij is betaald. Kijk bij de bank na of dat toch is gebeurd. Een afspraak om te schenken geldt ook na het overlijden (artikel 7:175 van het Burgerlijk Wetboek), maar een schenking die pas na het overlijden wordt betaald vervalt zonder akte van de notaris (artikel 7:177).';

function awaits(what: PromisedFor, transfer: string | null): string {
  if (what === 'at_death')
    return 'te betalen na het overlijden van wie schenkt, geldt alleen met een akte van de notaris';
  if (what === 'condition') return 'geldt als aan de voorwaarde is voldaan';
  return transfer === null
    ? 'de dag van de overboeking is niet ingevuld'
    : `over te maken op ${formatDateLong(transfer)}`;
}

/** Not in a total either: that depends on why the rate was agreed. */
const POSSIBLE =
  'Kan een schenking zijn: een lage rente. Is die uit vrijgevigheid lager dan een bank zou vragen, dan is het voordeel een schenking van die dag (artikel 1 lid 7 van de Successiewet 1956). Het telt hier in geen totaal mee. Vraag je notaris of het meetelt.';

function lines(sheet: Sheet, title: string, list: readonly EstateLine[], toOrFrom: string, none: string): void {
  part(sheet, title, (section) => {
    if (list.length === 0) {
      paragraph(sheet, section, none);
      return;
    }
    const rows = (of: readonly EstateLine[]) =>
      of.map((line) => ({ label: words(line, toOrFrom), value: withOwn(line) }));
    const possible = list.filter(mayBeGift);
    const sure = list.filter((line) => line.kind !== 'promised' && !mayBeGift(line));
    const promised = list.filter(({ kind }) => kind === 'promised');
    if (sure.length > 0)
      sumTable(sheet, section, [...rows(sure), { label: 'Totaal', value: totalOf(sure), bold: true }]);
    for (const [apart, why] of [
      [promised, PROMISED],
      [possible, POSSIBLE],
    ] as const) {
      if (apart.length === 0) continue;
      paragraph(sheet, section, why);
      sumTable(sheet, section, rows(apart));
    }
  });
}

const withOwn = ({ amount, own, share = 'de helft' }: Pick<EstateLine, 'amount' | 'own' | 'share'>): string =>
  own === amount ? formatEuro(amount) : `${formatEuro(amount)}, ${share}: ${formatEuro(own)}`;

function totalOf(list: readonly EstateLine[]): string {
  const [amount, own] = (['amount', 'own'] as const).map((part) => list.reduce((sum, line) => sum + line[part], 0));
  return amount === own
    ? formatEuro(amount ?? 0)
    : `${formatEuro(amount ?? 0)}, het eigen deel: ${formatEuro(own ?? 0)}`;
}

const TRAITS: Readonly<Record<GiftTrait, string>> = {
  brought_in: 'met inbreng',
  revocable: 'herroepelijk',
  raised: 'met een verhoogde vrijstelling',
};

/** The executor's first question: every gift, at any time, and its terms. */
function everythingGiven(sheet: Sheet, given: readonly EstateLine[]): void {
  if (given.length === 0) return;
  part(sheet, 'Alles wat is geschonken of kwijtgescholden', (section) => {
    const rows = given.map((line) => ({
      label: [words(line, 'aan'), ...(line.traits ?? []).map((trait) => TRAITS[trait])].join(', '),
      value: withOwn(line),
    }));
    sumTable(sheet, section, rows);
    if (given.some(mayBeGift)) paragraph(sheet, section, POSSIBLE);
    paragraph(
      sheet,
      section,
      'Een schenking aan een kind telt mee voor de legitieme portie, hoe lang geleden zij ook is gedaan, en aan een kleinkind ook als de ouder daartussen eerder is overleden. Van een schenking aan iemand anders tellen de laatste vijf jaar (artikelen 4:63 en 4:67 van het Burgerlijk Wetboek). Wat “met inbreng” is geschonken, wordt bij het verdelen van de erfenis meegeteld (artikel 4:229). Een herroepelijke schenking telt altijd mee. De notaris kan zeggen wat dit voor jullie betekent.',
    );
  });
}

function nameOf({ kind, type }: EstateLine): string {
  if (kind === 'paper_gift') return 'Schenking op papier';
  const loan = contractTypeName(type).toLowerCase();
  if (kind === 'callable') return `Rente onder 6 % op de ${loan}`;
  if (kind === 'low_rate') return `Lage rente bij het begin van de ${loan}`;
  if (kind === 'lowered_rate') return `Lagere rente op de ${loan}`;
  return kind === 'forgiveness' ? `Kwijtgescholden van de ${loan}` : contractTypeName(type);
}

function dayOf({ kind, date, signed_date }: EstateLine): string {
  if (kind === 'loan' || kind === 'promised') return `ondertekend op ${formatDateLong(signed_date)}`;
  return kind === 'callable' ? `vanaf ${formatDateLong(date)}` : formatDateLong(date);
}

function words(line: EstateLine, toOrFrom: string): string {
  const { date, signed_date, others, together, purpose, promised } = line;
  const parts = [
    `${nameOf(line)} ${toOrFrom} ${fullNames(others)}`,
    together.length > 0 ? `samen met ${fullNames(together)}` : '',
    printablePart(purpose),
    dayOf(line),
    mayBeGift(line) ? 'kan een schenking zijn' : '',
    promised === undefined ? '' : awaits(promised, date === signed_date ? null : date),
  ];
  return parts.filter((text) => text.trim() !== '').join(', ');
}
