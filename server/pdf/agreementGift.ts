import { agreementTitle } from '../../domain/contracts/names.ts';
import { type NotaryReason, needsNotary } from '../../domain/contracts/needsNotary.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { paidBefore } from '../../domain/gifts/paidBefore.ts';
import { formatEuro, formatEuroShort } from '../../domain/money/format.ts';
import { euroInWords } from '../../domain/money/words.ts';
import { sumInLetters } from '../../domain/signing/sumInLetters.ts';
import type { GiftContract, GiftTerms } from '../../domain/wire/contract.ts';
import type { AgreementInput } from './agreementInput.ts';
import { sideOf } from './agreementSides.ts';
import type { AgreementText, Side } from './agreementText.ts';
import { giftArticles } from './clauses/gift/articles.ts';
import { writeArticles } from './clauses/clause.ts';
import { returnDue } from './clauses/gift/returnDue.ts';
import { closingHere, closingSentence, writesItself } from './clauses/shared/closing.ts';
import { consentsHere, consentsOf } from './clauses/shared/consent.ts';
import { together } from './clauses/shared/wording.ts';

const exclusion: Record<GiftTerms['exclusion_clause'], string> = {
  none: 'Nee',
  soft: 'Ja, bij scheiding (zacht)',
  hard: 'Ja, bij scheiding en overlijden (hard)',
};

function about(total: number, givers: Side, recipients: Side, signedHere: boolean): string[] {
  const names = (side: Side) => together(side.people.map(({ name }) => name));
  return [
    `${names(givers)} ${givers.people.length > 1 ? 'geven' : 'geeft'} ${formatEuroShort(total)} aan ${names(recipients)}. In deze overeenkomst leg je samen vast wat je daarover afspreekt.`,
    signedHere
      ? 'Lees de artikelen samen door en onderteken daarna allemaal in Onderling. Bewaar het bankafschrift van de overboeking erbij.'
      : 'Lees de artikelen samen door en zet daarna allemaal je handtekening. Bewaar ieder een eigen exemplaar, met het bankafschrift van de overboeking erbij.',
    'Dit is een onderhandse overeenkomst: er komt geen notaris aan te pas. Wordt het geld pas na een overlijden betaald, dan is wel een akte van de notaris nodig.',
  ];
}

const aboutDraft = (reason: NotaryReason): string[] => [
  whyNotary[reason],
  'Hieronder staat wat jullie willen afspreken, in de volgorde van een akte. De notaris maakt er een akte van; zet zelf geen handtekening.',
];

const VOIDABLE =
  'Zonder toestemming die de wet vraagt, kan de partner de schenking vernietigen (artikel 1:89 van het Burgerlijk Wetboek).';
/** The day as in its article: with a condition precedent the money waits for that. */
function dayGiven(terms: GiftTerms): string {
  if (terms.gift_date === null) return 'nog in te vullen';
  const day = formatDateLong(terms.gift_date);
  const waits = terms.form === 'transfer' && terms.condition === 'suspensive' && !paidBefore(terms);
  return waits ? `na de voorwaarde, niet vóór ${day}` : day;
}

/**
 * BW 1:88 lid 1 b: a spouse may have to consent to a gift. A couple that gives together asks nobody else. Consent in the
 * product is signed as the parties sign; if a consenting spouse can't do so here, the paper has a place to sign by hand.
 */
function consents({ giver_spouse }: GiftTerms, givers: Side, input: AgreementInput): AgreementText['consents'] {
  const { couples, signedHere } = input;
  if (input.consenting) return consentsHere(input, 'from', () => 'deze schenking');
  const several = givers.people.length > 1;
  if (giver_spouse === 'signs')
    return consentsOf(
      givers,
      couples.from,
      (who) =>
        `De partner met wie ${who} is gehuwd of een geregistreerd partnerschap heeft, heeft deze overeenkomst gelezen en geeft toestemming voor deze schenking (artikel 1:88 van het Burgerlijk Wetboek). ${VOIDABLE}`,
    );
  if (giver_spouse === 'not_needed' || signedHere || (several && couples.from)) return [];
  const widowed = input.contract.parties.from.map(({ hashid }) => input.widowed?.includes(hashid) === true);
  return consentsOf(
    givers,
    couples.from,
    (who) =>
      `Alleen nodig als ${who} is gehuwd of een geregistreerd partnerschap heeft, en de schenking groter is dan gebruikelijk (artikel 1:88 van het Burgerlijk Wetboek). De partner geeft toestemming voor deze schenking. ${VOIDABLE}`,
  ).filter((_, giver) => widowed[giver] !== true);
}

/** A gift that is promised now and paid after signing: only the giver owes (art. 158 Rv). */
function byHand(contract: GiftContract, { madeOn, signedHere = false }: AgreementInput): AgreementText['byHand'] {
  const owed = sumInLetters(contract, madeOn);
  if (owed === null) return null;
  return {
    role: 'schenker',
    text: `Alleen de schenker belooft hier te betalen. ${writesItself('schenker', signedHere)} het bedrag voluit in letters: ${euroInWords(owed.amount)}.`,
  };
}

const whyNotary: Record<NotaryReason, string> = {
  paper:
    'Een schenking op papier geldt alleen met een akte van de notaris. Zonder akte vervalt zij als de schenker overlijdt (artikel 7:177 van het Burgerlijk Wetboek).',
  at_death:
    'Een schenking die pas na het overlijden wordt betaald, geldt alleen met een akte van de notaris. Zonder akte vervalt zij als de schenker overlijdt (artikel 7:177 van het Burgerlijk Wetboek).',
  real_estate:
    'Een huis of een stuk grond gaat alleen over met een akte van de notaris (artikel 3:89 van het Burgerlijk Wetboek).',
  study:
    'De verhoogde vrijstelling voor een dure studie vraagt een akte van de notaris, waarin de studie en de kosten staan (artikel 6 van de Uitvoeringsregeling schenk- en erfbelasting).',
};

/** Instead of signatures: the family takes this to the notary. */
const notaryDraft = (reason: NotaryReason): AgreementText['notary'] => ({
  mark: 'CONCEPT',
  title: 'Concept voor de notaris: niet ondertekenen',
  paragraphs: [
    whyNotary[reason],
    'Dit stuk is geen overeenkomst en geen akte. Er staat in wat jullie willen afspreken. Neem het mee naar een notaris: die bespreekt het met jullie, past het zo nodig aan en maakt de akte.',
    'Zet hier geen handtekening onder.',
  ],
});

/** Writes the text of a gift agreement (docs/domain.md 4.1). */
export function giftAgreement(contract: GiftContract, input: AgreementInput): AgreementText {
  const { people, madeOn, signedHere = false } = input;
  const { total, contract: terms, parties } = contract;
  const givers = sideOf('schenker', parties.from, people);
  const recipients = sideOf('begiftigde', parties.to, people);
  const reason = needsNotary(terms);
  const title = reason === null ? agreementTitle('GiftContract') : 'Concept voor de notaris: schenking';
  return {
    title,
    subtitle: `Een schenking van ${formatEuroShort(total)}`,
    shortTitle: title,
    about: reason === null ? about(total, givers, recipients, signedHere) : aboutDraft(reason),
    keyFigures: [
      { label: terms.form === 'real_estate' ? 'Waarde' : 'Bedrag', value: formatEuro(total) },
      {
        label: terms.form === 'transfer' ? 'Datum van de overboeking' : 'Datum van de schenking',
        value: dayGiven(terms),
      },
      { label: 'Aangifte schenkbelasting', value: returnDue(terms).inShort },
      { label: 'Uitsluitingsclausule', value: exclusion[terms.exclusion_clause] },
      { label: 'Kan de schenker herroepen?', value: terms.revocable ? 'Ja' : 'Nee' },
      { label: 'Telt mee bij de erfenis?', value: terms.counts_toward_estate ? 'Ja' : 'Nee' },
    ],
    sides: [givers, recipients],
    articles: writeArticles(giftArticles, {
      amount: total,
      terms,
      givers: givers.people.length,
      recipients: recipients.people.length,
    }),
    signedOn: terms.signed_date === null ? null : formatDateLong(terms.signed_date),
    closing: signedHere ? closingHere() : closingSentence(givers.people.length + recipients.people.length),
    signedHere,
    notary: reason === null ? null : notaryDraft(reason),
    consents: consents(terms, givers, input),
    byHand: byHand(contract, input),
    annex: null,
    madeOn: formatDateLong(madeOn),
  };
}
