import type { ClaimRefusal, ExemptionClaim, RaisedClaim, WaitingGift } from '../../domain/wire/gifts.ts';

const CLAIMS: Record<ExemptionClaim, string> = {
  yearly: 'de vrijstelling van dit jaar',
  raised_free: 'de eenmalig verhoogde vrijstelling',
  raised_study: 'de eenmalig verhoogde vrijstelling voor een studie',
  raised_home: 'de eenmalig verhoogde vrijstelling voor een woning',
};

/** Why a claim is invalid, as the end of 'Deze schenking valt niet onder …: '. */
const REFUSALS: Record<ClaimRefusal, string> = {
  not_parents: 'die is er alleen voor een schenking van ouders aan hun kind',
  used_before: 'een verhoogde vrijstelling is al eerder gebruikt, en dat kan maar één keer',
  spread_2023: 'of dat in 2023 nog mocht, weet je notaris',
  too_young: 'daarvoor moet het kind of de partner minstens 18 jaar zijn',
  too_old: 'dat kan tot en met de 40e verjaardag van het kind of van de partner',
  no_birthdate: 'we kennen niet alle geboortedatums',
  abolished: 'die bestaat in dit jaar niet meer',
  two_kinds: 'er is dit jaar al een andere verhoogde vrijstelling gebruikt',
};

/** The payer: two people who count as one pay together (art. 26 SW 1956). */
function payers(others: readonly string[], you: boolean): string {
  const all = you ? ['jij', ...others] : others;
  return all.length > 1 ? `betalen ${all.join(' en ')} samen` : you ? 'betaal je' : `betaalt ${all.join('')}`;
}

/** The sentences about the amount that may still be given without tax. */
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
  /** `others`: the joint recipients other than the reader. */
  tax: (others: readonly string[], tax: string, taxable: string, you: boolean) =>
    `Over ${taxable} ${payers(others, you)} schenkbelasting: ${tax}.`,
  paidByGiver: (tax: string, byGiver: string, gift: string) =>
    `Van ${tax} schenkbelasting betaalt de gever ${byGiver}. Ook dat telt mee: ${gift}.`,
  noTaxYet: (taxable: string) =>
    `${taxable} valt buiten de vrijstelling. De schenkbelasting komt uit op minder dan een euro.`,
  returnBefore: (others: readonly string[], day: string, you: boolean) =>
    `De aangifte schenkbelasting van ${(you ? ['jou', ...others] : others).join(' en ')} moet vóór ${day} binnen zijn.`,
  usesRaised: (claim: ExemptionClaim) => `Hierbij is ${CLAIMS[claim]} gebruikt.`,
  refused: (kind: RaisedClaim, why: ClaimRefusal) =>
    `Deze schenking valt niet onder ${CLAIMS[kind]}: ${REFUSALS[why]}.`,
  raisedOpen: (day: string) =>
    `De eenmalig verhoogde vrijstelling is, voor zover hier vastgelegd, nog niet gebruikt. Dat kan nog tot en met ${day}.`,
  raisedUsed: (year: number) => `De eenmalig verhoogde vrijstelling is gebruikt in ${year}.`,
  late: (who: string, amount: string | null) =>
    `${who} overleed binnen 180 dagen na een schenking. ${amount ? `Daarvan telt ${amount} alleen` : 'Die telt ook'} mee bij de erfenis.`,
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
  explainOf: (to: string) => `Belastingvrij schenken aan ${to}`,
} as const;
