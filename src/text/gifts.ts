import type { ClaimRefusal, ExemptionClaim, RaisedClaim, WaitingGift } from '../../domain/wire/gifts.ts';

const CLAIMS: Record<ExemptionClaim, string> = {
  yearly: 'de vrijstelling van dit jaar',
  raised_free: 'de eenmalig verhoogde vrijstelling',
  raised_study: 'de eenmalig verhoogde vrijstelling voor een studie',
  raised_home: 'de eenmalig verhoogde vrijstelling voor een woning',
};

/** Why a claim does not hold, as the end of 'Deze schenking valt niet onder …: '. */
const REFUSALS: Record<ClaimRefusal, string> = {
  not_parents: 'die is er alleen voor een schenking van ouders aan hun kind',
  used_before: 'een verhoogde vrijstelling is al eerder gebruikt, en dat kan maar één keer',
  too_young: 'daarvoor moet het kind of de partner minstens 18 jaar zijn',
  too_old: 'dat kan tot en met de 40e verjaardag van het kind of van de partner',
  no_birthdate: 'we kennen niet alle geboortedatums',
  abolished: 'die bestaat in dit jaar niet meer',
  two_kinds: 'er is dit jaar al een andere verhoogde vrijstelling gebruikt',
};

/** The sentences about what may still be given without tax. */
export const giftsText = {
  title: (year: number) => `Belastingvrij schenken in ${year}`,
  known: 'Voor zover de schenkingen hier zijn vastgelegd.',
  failed: 'We konden niet uitrekenen wat je nog kunt schenken.',
  failedHint: 'Je gegevens zijn veilig.',
  noFigures: (year: number) =>
    `De bedragen van ${year} zijn bij ons nog niet bekend. We rekenen daarom niets uit. Hieronder staat wel wat er is geschonken.`,
  /** These sentences come in two forms: about the viewer and about somebody else. */
  youCanGive: (to: string, amount: string, thisYear: string) =>
    `Je kunt ${to} ${thisYear} nog ${amount} belastingvrij schenken.`,
  youCanGiveNothing: (to: string, thisYear: string) =>
    `Aan ${to} kun je ${thisYear} niets meer belastingvrij schenken.`,
  youCanGet: (amount: string, from: string, thisYear: string) =>
    `Je kunt ${thisYear} nog ${amount} belastingvrij krijgen van ${from}.`,
  youCanGetNothing: (from: string, thisYear: string) =>
    `Van ${from} kun je ${thisYear} niets meer belastingvrij krijgen.`,
  theyCanGive: (from: string, to: string, amount: string, thisYear: string, together: boolean) =>
    `${from} ${together ? 'kunnen' : 'kan'} ${to} ${thisYear} nog ${amount} belastingvrij schenken.`,
  theyCanGiveNothing: (from: string, to: string, thisYear: string, together: boolean) =>
    `${from} ${together ? 'kunnen' : 'kan'} ${to} ${thisYear} niets meer belastingvrij schenken.`,
  thisYear: 'dit jaar',
  inYear: (year: number) => `in ${year}`,
  yourParents: 'je ouders',
  somebody: 'iemand',
  and: ' en ',
  used: (used: string, limit: string) => `${used} van ${limit} gebruikt`,
  givenWithoutFigures: (amount: string) => `${amount} geschonken`,
  unit: (names: string) => `${names} tellen samen als één ontvanger.`,
  kinshipUnknown: (from: string, to: string) =>
    `Of ${to} voor de wet een kind of kleinkind van ${from} is, weten we niet: dat is bij Familie niet ingevuld. We rekenen met de lagere vrijstelling, die voor anderen.`,
  unsure: (names: string) =>
    `Of ${names} voor de schenkbelasting partners zijn, is niet ingevuld bij Familie. We rekenen alsof dat zo is.`,
  tax: (who: string, tax: string, taxable: string, you: boolean) =>
    `Over ${taxable} ${you ? 'betaal je' : `betaalt ${who}`} schenkbelasting: ${tax}.`,
  noTaxYet: (taxable: string) =>
    `${taxable} valt buiten de vrijstelling. De schenkbelasting komt uit op minder dan een euro.`,
  returnBefore: (who: string, day: string, you: boolean) =>
    `${you ? 'Jouw aangifte' : 'De aangifte'} schenkbelasting${you ? '' : ` van ${who}`} moet vóór ${day} binnen zijn.`,
  usesRaised: (claim: ExemptionClaim) => `Hierbij is ${CLAIMS[claim]} gebruikt.`,
  refused: (kind: RaisedClaim, why: ClaimRefusal) =>
    `Deze schenking valt niet onder ${CLAIMS[kind]}: ${REFUSALS[why]}.`,
  raisedOpen: (day: string) =>
    `De eenmalig verhoogde vrijstelling is, voor zover hier vastgelegd, nog niet gebruikt. Dat kan nog tot en met ${day}.`,
  raisedUsed: (year: number) => `De eenmalig verhoogde vrijstelling is gebruikt in ${year}.`,
  nearDeath:
    'De gever is binnen 180 dagen na een schenking overleden. Zo’n schenking telt voor de belasting mee bij de erfenis. De notaris weet hier meer van.',
  waiting: (count: number, amount: string, why: WaitingGift['why']) => {
    const what = `${count === 1 ? 'Eén schenking' : `${count} schenkingen`} (${amount})`;
    const verb = count === 1 ? 'telt' : 'tellen';
    if (why === 'unsigned')
      return `${what} ${verb} nog niet mee: ${count === 1 ? 'die is' : 'die zijn'} niet ondertekend.`;
    if (why === 'condition') return `${what} ${verb} nog niet mee: eerst moet de voorwaarde uitkomen.`;
    return `${what} ${verb} nog niet mee: ${count === 1 ? 'die geldt' : 'die gelden'} pas bij overlijden.`;
  },
  possible: (count: number, amount: string) =>
    `${count === 1 ? 'Een lening heeft' : `${count} leningen hebben`} een rente onder 6 %. Is die uit vrijgevigheid lager dan een bank zou vragen, dan is het voordeel ook een schenking (${amount}). Dat is hierboven niet meegeteld: bij de lening staat waarom.`,
  toShares: 'Vergelijk wat ieder kind kreeg',
  bar: (used: string, limit: string) => `${used} van ${limit}`,

  effect: 'Dit doet deze schenking',
  effectEmpty:
    'Kies wie geeft en wie krijgt, en vul het bedrag in. Dan zie je hier wat dat betekent voor de belasting.',
  effectLeft: (to: string, amount: string, year: number) =>
    `Hierna kan ${to} in ${year} nog ${amount} belastingvrij krijgen.`,
  effectFull: (to: string, year: number) => `Hierna kan ${to} in ${year} niets meer belastingvrij krijgen.`,
  effectTax: (to: string, tax: string, taxable: string) =>
    `${taxable} is meer dan de vrijstelling. ${to} betaalt daarover ${tax} schenkbelasting.`,
  effectNoReturn: 'Voor zover hier vastgelegd is er geen aangifte nodig.',
  effectTaxByGiver: 'Betaalt de gever de belasting? Dan is dat ook een schenking. Dat rekenen we hier niet mee.',
  effectUnsigned: 'Zolang er niet is ondertekend, telt deze schenking nog niet mee.',
  effectWaits: 'Tot die tijd telt ze niet mee.',
  effectYear: (year: number) =>
    `De schenking telt mee in ${year}: het jaar van ondertekenen, of van overmaken als dat eerder is.`,
  effectNoFigures: (year: number) =>
    `De bedragen van ${year} zijn bij ons nog niet bekend. We rekenen daarom niets uit.`,
  loading: 'Even uitrekenen …',
  explain: {
    of: (to: string) => `Belastingvrij schenken aan ${to}`,
    rule: {
      child:
        'Alles van één kalenderjaar telt bij elkaar. Ouders tellen samen als één gever, ook als ze gescheiden zijn. Een kind en de partner tellen samen als één ontvanger.',
      grandchild:
        'Alles van één kalenderjaar telt bij elkaar. Voor een schenking aan een kleinkind geldt de vrijstelling voor “overige” schenkingen; het tarief is 18 %, en 36 % over het hoogste deel.',
      partner:
        'Alles van één kalenderjaar telt bij elkaar. Tussen partners geldt de vrijstelling voor “overige” schenkingen.',
      other:
        'Alles van één kalenderjaar telt bij elkaar. Voor een schenking die niet van ouders aan hun kind is, geldt de vrijstelling voor “overige” schenkingen.',
    },
    article: 'Artikel 24, 26, 27, 28 en 33 van de Successiewet 1956.',
    callableArticle: 'Voor een lening die de geldgever snel kan opeisen: artikel 15 van de Successiewet 1956.',
    line: {
      gift: (day: string) => `Schenking op ${day}`,
      forgiveness: (day: string) => `Kwijtgescholden op ${day}`,
      callable: (year: number) => `Rente onder 6 % in ${year} op een lening die snel kan worden opgeëist`,
    },
    total: 'Samen geschonken',
    taxed: 'Belast',
    part: (percent: number, base: string) => `${percent} % van ${base}`,
    tax: 'Schenkbelasting, naar beneden afgerond op hele euro’s',
    left: 'Nog vrij',
    source: (year: number) =>
      `De bedragen staan in de Successiewet 1956, zoals die luidt op 1 januari ${year} (wetten.overheid.nl).`,
    rounding: 'De belasting is naar beneden afgerond op hele euro’s. De Belastingdienst stelt het bedrag vast.',
    partners:
      'Wie partners zijn, vul je in bij Familie. Getrouwd of geregistreerd: vanaf die dag, en voor een schenking aan of van jullie samen al een jaar eerder (artikel 26 lid 2). Samenwonend: na vijf jaar op één adres, of na twee jaar met een samenlevingscontract van de notaris (artikel 1a). Is het niet ingevuld, dan rekenen we alsof jullie partners zijn.',
  },
} as const;
