import { agreementTitle, contractTypeName } from '../../domain/contracts/names.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { scheduleOf } from '../../domain/loans/schedule.ts';
import { formatEuro } from '../../domain/money/format.ts';
import { euroInWords } from '../../domain/money/words.ts';
import { formatPercent } from '../../domain/money/percent.ts';
import { sumInLetters } from '../../domain/signing/sumInLetters.ts';
import type { LoanContract, LoanTerms } from '../../domain/wire/contract.ts';
import type { AgreementInput } from './agreementInput.ts';
import { namedShares, sideOf } from './agreementSides.ts';
import type { AgreementText, Side } from './agreementText.ts';
import { writeArticles } from './clauses/clause.ts';
import { loanArticles } from './clauses/loan/articles.ts';
import { lastTermNote } from './clauses/loan/calculation.ts';
import { inOnePayment, noInterestYet, nothingScheduled } from '../../domain/loans/scheduleShape.ts';
import { endTerm, type LoanFacts } from './clauses/loan/facts.ts';
import { closingHere, closingSentence, writesItself } from './clauses/shared/closing.ts';
import { consentsHere, consentsOf } from './clauses/shared/consent.ts';
import { about, inWords, keyFigures } from './loanFrontPage.ts';

/** BW 1:88 may require it from a lender, if the terms favour the borrower more than is usual. */
const consentOf = (side: Side, couple: boolean, when: (who: string) => string): AgreementText['consents'] =>
  consentsOf(
    side,
    couple,
    (who) =>
      `De partner met wie ${who} is gehuwd of een geregistreerd partnerschap heeft, heeft deze overeenkomst gelezen en geeft er toestemming voor, voor zover de wet die vraagt${when(who)} (artikel 1:88 van het Burgerlijk Wetboek). Zonder toestemming die de wet vraagt, kan de partner vernietigen waarvoor zij nodig was (artikel 1:89).`,
  );

const consents = (
  { spouse_consent, borrower_spouse }: LoanTerms,
  lenders: Side,
  borrowers: Side,
  input: AgreementInput,
): AgreementText['consents'] => {
  const { couples } = input;
  const agreed = (of: string) => `wat ${of} hierin afspreekt, voor zover de wet die vraagt`;
  if (input.consenting) return [...consentsHere(input, 'from', agreed), ...consentsHere(input, 'to', agreed)];
  return [
    ...(spouse_consent ? consentOf(lenders, couples.from, () => '') : []),
    ...(borrower_spouse
      ? consentOf(
          borrowers,
          couples.to,
          (who) =>
            `: voor een hypotheek op de woning waarin zij samen wonen, of als ${who} zich hoofdelijk verbindt voor een schuld met een ander`,
        )
      : []),
  ];
};

/**
 * After an earlier payout only the borrower owes: the sum by hand (art. 158 Rv; docs/domain.md 4.1); for a loan taken
 * over, the open balance.
 */
function byHand(contract: LoanContract, { madeOn, signedHere = false }: AgreementInput): AgreementText['byHand'] {
  const owed = sumInLetters(contract, madeOn);
  if (owed === null) return null;
  const { taken_over } = contract.contract;
  const what = taken_over === null ? 'de hoofdsom' : `hoeveel er op ${formatDateLong(taken_over.date)} nog openstond`;
  return {
    role: 'geldlener',
    text: `Het geld is al eerder uitbetaald: alleen de geldlener moet hier nog betalen. ${writesItself('geldlener', signedHere)} voluit in letters ${what}: ${euroInWords(owed.amount)}.`,
  };
}

/** The terms with something to pay; for a loan taken over only the remaining ones. */
function annex(facts: LoanFacts): NonNullable<AgreementText['annex']> {
  const { principal, schedule, terms } = facts;
  const { taken_over, rate_millipercent: rate } = terms;
  const which = inOnePayment(facts)
    ? `De ${endTerm(facts)}`
    : taken_over === null
      ? 'Alle termijnen'
      : `De termijnen vanaf ${formatDateLong(taken_over.date)}`;
  const asked = schedule.terms.filter(({ payment }) => payment > 0);
  return {
    schedule: nothingScheduled(facts) ? { ...schedule, terms: asked } : schedule,
    notes: [
      nothingScheduled(facts)
        ? `${noInterestYet(terms) ? `Zolang de rente ${formatPercent(rate)} per jaar is, hoeft van de lening van ${formatEuro(principal)}` : `Van de lening van ${formatEuro(principal)} tegen ${formatPercent(rate)} per jaar hoeft`} tot de laatste termijn niets te worden betaald. Daarom staat hier alleen de laatste termijn.`
        : `${which} van de lening van ${formatEuro(principal)} tegen ${formatPercent(rate)} per jaar. De gekleurde regel onder de termijnen van een jaar is het totaal van dat jaar.`,
      lastTermNote(facts),
    ],
  };
}

/**
 * Writes the text of a loan agreement (docs/domain.md 4.2). Throws if its terms allow no schedule: the routes refuse
 * those first.
 */
export function loanAgreement(contract: LoanContract, input: AgreementInput): AgreementText {
  const { people, madeOn, signedHere = false } = input;
  const { type, total, contract: terms, parties } = contract;
  const lenders = sideOf('geldgever', parties.from, people);
  const borrowers = sideOf('geldlener', parties.to, people);
  const facts: LoanFacts = {
    type,
    principal: total,
    terms,
    schedule: scheduleOf(type, total, terms),
    lenders: lenders.people.length,
    borrowers: borrowers.people.length,
    shares: namedShares(contract, borrowers),
    couple: lenders.people.length > 1 && input.couples.from,
    partners: input.couples.across,
    madeOn,
  };
  return {
    title: agreementTitle(type),
    subtitle: `${contractTypeName(type)}: ${inWords(facts)}`,
    shortTitle: `${agreementTitle(type)} (${contractTypeName(type).toLowerCase()})`,
    about: about(facts, lenders, borrowers, signedHere),
    keyFigures: keyFigures(facts),
    sides: [lenders, borrowers],
    articles: writeArticles(loanArticles, facts),
    signedOn: terms.signed_date === null ? null : formatDateLong(terms.signed_date),
    closing: signedHere ? closingHere() : closingSentence(facts.lenders + facts.borrowers),
    signedHere,
    consents: consents(terms, lenders, borrowers, input),
    byHand: byHand(contract, input),
    notary: null,
    annex: annex(facts),
    madeOn: formatDateLong(madeOn),
  };
}
