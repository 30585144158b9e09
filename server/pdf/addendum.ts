import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { changeName } from '../../domain/loans/events/eventWords.ts';
import { setsRate } from '../../domain/loans/events/catalogue.ts';
import { lendsLonger } from '../../domain/gifts/lendsLonger.ts';
import { loweredBy, loweredByUndoing } from '../../domain/gifts/loweredRate.ts';
import { effectOf, undoneEffectOf } from '../../domain/loans/changes.ts';
import { restShortfall } from '../../domain/statements/restShortfall.ts';
import { formatEuro, formatEuroShort } from '../../domain/money/format.ts';
import type { AddendumInput } from './addendumInput.ts';
import { sideOf } from './agreementSides.ts';
import type { AgreementText, Side } from './agreementText.ts';
import { basisClause } from './clauses/addendum/basis.ts';
import { changeClause } from './clauses/addendum/change.ts';
import { askedEach, consequencesClause, eachTerm, isAsked, taxClause } from './clauses/addendum/consequences.ts';
import type { AddendumFacts } from './clauses/addendum/facts.ts';
import { addendumOf } from './clauses/addendum/kinds.ts';
import { touched } from './clauses/addendum/naming.ts';
import { shortfallNote } from './clauses/addendum/shortfall.ts';
import { writeArticles } from './clauses/clause.ts';
import { closingWith } from './clauses/shared/spokenFor.ts';
import { closingHere, closingSentence } from './clauses/shared/closing.ts';
import { consentsHere, consentsOf } from './clauses/shared/consent.ts';
import { capital, together } from './clauses/shared/wording.ts';
import { signedPaper } from './signedPaper.ts';

/** BW 1:88 lid 1 b: a gift that is larger than usual needs the consent of the giver's spouse; when a couple gives, both sign. */
const givingConsents = (lenders: Side, couple: boolean, { what, gift }: GivenUp): AgreementText['consents'] =>
  lenders.people.length > 1 && couple
    ? []
    : consentsOf(
        lenders,
        couple,
        (who) =>
          `Alleen nodig als ${who} is gehuwd of een geregistreerd partnerschap heeft, en ${gift} groter is dan gebruikelijk (artikel 1:88 van het Burgerlijk Wetboek). De partner geeft toestemming voor deze ${what}. Zonder toestemming die de wet vraagt, kan de partner haar vernietigen (artikel 1:89).`,
      );

/** The same for spouses who sign their consent here. */
const givingHere = (input: AddendumInput, { what }: GivenUp): AgreementText['consents'] =>
  consentsHere(input, 'from', () => `deze ${what}`, 'aanvulling');

/** The claim that a change gives up, in the words of a consent. */
interface GivenUp {
  what: string;
  gift: string;
}

/** The claim that a change gives up: principal, or interest. Null if none. */
function givenUp({ change, lowered, undone }: Pick<AddendumFacts, 'change' | 'lowered' | 'undone'>): GivenUp | null {
  if (undone === null && addendumOf(change).gift) return { what: 'kwijtschelding', gift: 'de kwijtschelding' };
  return lowered === null
    ? null
    : { what: 'verlaging van de rente', gift: 'wat de geldgever daarmee uit vrijgevigheid opgeeft' };
}

function about(facts: AddendumFacts, lenders: Side, borrowers: Side, signedHere: boolean): string[] {
  const { total, change, undone } = facts;
  const names = (side: Side) => together(side.people.map(({ name }) => name));
  const what = addendumOf(change).about(facts);
  return [
    `${names(lenders)} ${lenders.people.length > 1 ? 'hebben' : 'heeft'} ${formatEuroShort(total)} uitgeleend aan ${names(borrowers)}. ${undone === null ? what : 'Jullie draaien een wijziging terug.'} In deze aanvulling leggen jullie dat samen vast.`,
    `Lees de aanvulling samen door en ${signedHere ? 'onderteken daarna allemaal in Onderling' : 'zet daarna allemaal je handtekening'}. Bewaar de aanvulling bij de overeenkomst.`,
  ];
}

/** The old figures on the left, the new on the right. */
function keyFigures(facts: AddendumFacts): AgreementText['keyFigures'] {
  const {
    signedOn,
    change,
    effect: { before, after },
  } = facts;
  const day = formatDateLong(change.date);
  const each = (side: 'before' | 'after') => capital(askedEach(facts, side));
  const own = addendumOf(change).figures(facts);
  if (facts.undone !== null) {
    // The subtitle names the original change; reversed, its figures would read as new ones.
    own[0] = own[2] = `Nog open op ${day}`;
    [own[1], own[3]] = [formatEuro(before.open), formatEuro(after.open)];
  }
  const date = (iso: string) => formatDateLong(iso);
  return [
    { label: 'Overeenkomst ondertekend op', value: date(signedOn) },
    { label: own[0], value: own[1] },
    { label: `${each('before')}, tot nu toe`, value: formatEuro(eachTerm(facts, 'before')) },
    { label: 'Laatste termijn, tot nu toe', value: date(before.endDate) },
    { label: 'Rente tot het einde, tot nu toe', value: formatEuro(before.interest) },
    {
      label: facts.undone === null ? 'Wijziging vanaf' : 'Teruggedraaid vanaf',
      value: facts.fromLastSignature ? 'de laatste handtekening' : day,
    },
    { label: own[2], value: own[3] },
    { label: `${each('after')}, voortaan`, value: formatEuro(eachTerm(facts, 'after')) },
    { label: 'Laatste termijn, voortaan', value: date(after.endDate) },
    { label: 'Rente tot het einde, voortaan', value: formatEuro(after.interest) },
  ];
}

function annex(facts: AddendumFacts): AgreementText['annex'] {
  const { change, effect, shortfall } = facts;
  const terms = effect.terms.filter((term) => isAsked(facts, term));
  if (terms.length === 0) return null;
  const sum = (of: 'payment' | 'interest') => terms.reduce((total, term) => total + term[of], 0);
  return {
    schedule: { stub: null, terms, totalPaid: sum('payment'), totalInterest: sum('interest') },
    notes: [
      `De termijnen ${touched(change)}, als elke termijn op zijn dag wordt betaald. Wat van eerdere termijnen nog niet is betaald, staat hier niet in. De gekleurde regel onder de termijnen van een jaar is het totaal van dat jaar.`,
      ...(terms.length < effect.terms.length ? ['Termijnen waarin niets wordt betaald, staan er niet in.'] : []),
      ...shortfallNote(shortfall),
    ],
  };
}

function addendumText(input: AddendumInput): AgreementText {
  const { contract, events, event, people, madeOn, changedOn = null, undone = null, signedHere = false } = input;
  const { type, total, version, contract: terms, parties } = contract;
  const effect = (undone === null ? effectOf : undoneEffectOf)(contract, events, event, madeOn);
  if (effect === null || terms.signed_date === null)
    throw new Error(`No addendum for event ${event} of contract ${contract.hashid}`);
  const lenders = sideOf('geldgever', parties.from, people);
  const borrowers = sideOf('geldlener', parties.to, people);
  const { change } = effect;
  const book = { ...contract, events: [...events] };
  const lowered = (undone === null ? loweredBy : loweredByUndoing)(book, event, madeOn) ?? null;
  // Giving up counts no sooner than everybody agreed (domain/contracts/life/agreedDay.ts).
  const lowers = setsRate(change) && effect.rates.after < effect.rates.before;
  const waits = signedHere && undone === null;
  const notBeforeLast = waits && lowers && change.date > madeOn;
  const givesUp = lowers || change.kind === 'forgiveness';
  const fromLastSignature = waits && !notBeforeLast && givesUp && !('said' in change);
  const given = givenUp({ change, lowered, undone });
  const consenting = input.consenting?.length ?? 0;
  const facts: AddendumFacts = {
    type,
    total,
    version,
    terms,
    signedOn: terms.signed_date,
    changedOn,
    change,
    undone,
    effect,
    lowered,
    lendsLonger: undone === null && lendsLonger(book, event, madeOn),
    shortfall: undone === null ? restShortfall(contract, events, event, madeOn) : null,
    lenders: lenders.people.length,
    borrowers: borrowers.people.length,
    fromLastSignature,
    notBeforeLast,
    partners: input.couples.across,
    asksSpouse:
      given === null || !signedHere || (lenders.people.length > 1 && input.couples.from)
        ? null
        : consenting === 0
          ? 'of a lender'
          : consenting < lenders.people.length
            ? 'of another lender'
            : null,
  };
  const name = `${undone === null ? '' : 'Teruggedraaid: '}${changeName(change, fromLastSignature)}`;
  return {
    title: 'Aanvulling op de overeenkomst van geldlening',
    subtitle: name,
    shortTitle: `Aanvulling: ${name.toLowerCase()}`,
    about: about(facts, lenders, borrowers, signedHere),
    keyFigures: keyFigures(facts),
    sides: [lenders, borrowers],
    articles: writeArticles([basisClause, changeClause, consequencesClause, taxClause], facts),
    signedOn: null,
    closing: signedHere
      ? closingHere('aanvulling', input.onPaper)
      : closingWith(closingSentence(facts.lenders + facts.borrowers, 'aanvulling'), input.spokenFor),
    signedHere,
    onPaper: input.onPaper,
    // Giving up is a gift of its own, not covered by the original choices. If signed here, the article says how.
    consents:
      given === null ? [] : signedHere ? givingHere(input, given) : givingConsents(lenders, input.couples.from, given),
    byHand: null,
    notary: null,
    annex: annex(facts),
    madeOn: formatDateLong(madeOn),
  };
}

/** The addendum of one change as a PDF: tagged, in Dutch, fonts embedded. The same input gives the same bytes. */
export function makeAddendum(input: AddendumInput): Promise<Buffer> {
  return signedPaper(addendumText(input), { ...input, watermark: false });
}
