import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { changeName } from '../../domain/loans/events/eventWords.ts';
import { loweredRates } from '../../domain/gifts/loweredRate.ts';
import { changeWith, effectOf, undoneEffectOf } from '../../domain/loans/changes.ts';
import { formatEuro, formatEuroShort } from '../../domain/money/format.ts';
import type { AddendumInput } from './addendumInput.ts';
import { sideOf } from './agreementSides.ts';
import type { AgreementText, Side } from './agreementText.ts';
import { basisClause } from './clauses/addendum/basis.ts';
import { changeClause } from './clauses/addendum/change.ts';
import { askedEach, consequencesClause, taxClause } from './clauses/addendum/consequences.ts';
import type { AddendumFacts } from './clauses/addendum/facts.ts';
import { addendumOf } from './clauses/addendum/kinds.ts';
import { touched } from './clauses/addendum/naming.ts';
import { writeArticles } from './clauses/clause.ts';
import { closingWith } from './clauses/shared/spokenFor.ts';
import { closingHere, closingSentence } from './clauses/shared/closing.ts';
import { consentsOf } from './clauses/shared/consent.ts';
import { capital, together } from './clauses/shared/wording.ts';
import { signedPaper } from './signedPaper.ts';

/** BW 1:88 lid 1 b: a gift that is larger than usual needs the consent of the giver's spouse; a couple that gives signs both. */
const givingConsents = (lenders: Side, couple: boolean, { what, gift }: GivenUp): AgreementText['consents'] =>
  lenders.people.length > 1 && couple
    ? []
    : consentsOf(
        lenders,
        couple,
        (who) =>
          `Alleen nodig als ${who} is gehuwd of een geregistreerd partnerschap heeft, en ${gift} groter is dan gebruikelijk (artikel 1:88 van het Burgerlijk Wetboek). De partner geeft toestemming voor deze ${what}. Zonder toestemming die de wet vraagt, kan de partner haar vernietigen (artikel 1:89).`,
      );

/** What is given up by a change, in the words of a consent. */
interface GivenUp {
  what: string;
  gift: string;
}

/** What is given up by a change: principal, or interest. Null where nothing is. */
function givenUp({ change, lowered, undone }: Pick<AddendumFacts, 'change' | 'lowered' | 'undone'>): GivenUp | null {
  if (undone !== null) return null;
  if (addendumOf(change).gift) return { what: 'kwijtschelding', gift: 'de kwijtschelding' };
  return lowered === null
    ? null
    : { what: 'verlaging van de rente', gift: 'wat de geldgever daarmee uit vrijgevigheid opgeeft' };
}

function about(facts: AddendumFacts, lenders: Side, borrowers: Side): string[] {
  const { total, change, undone } = facts;
  const names = (side: Side) => together(side.people.map(({ name }) => name));
  const what = addendumOf(change).about(facts);
  return [
    `${names(lenders)} ${lenders.people.length > 1 ? 'hebben' : 'heeft'} ${formatEuroShort(total)} uitgeleend aan ${names(borrowers)}. ${undone === null ? what : 'Jullie draaien een wijziging terug.'} In deze aanvulling leggen jullie dat samen vast.`,
    'Lees de aanvulling samen door en zet daarna allemaal je handtekening. Bewaar de aanvulling bij de overeenkomst.',
  ];
}

/** Until now on the left, from now on at the right. */
function keyFigures(facts: AddendumFacts): AgreementText['keyFigures'] {
  const {
    type,
    signedOn,
    change,
    effect: { before, after },
  } = facts;
  const day = formatDateLong(change.date);
  const each = capital(askedEach[type](facts));
  const own = addendumOf(change).figures(facts);
  if (facts.undone !== null) {
    // What it laid down is named by the subtitle; the other way round its figures would be read as new ones.
    own[0] = own[2] = `Nog open op ${day}`;
    [own[1], own[3]] = [formatEuro(before.open), formatEuro(after.open)];
  }
  const date = (iso: string) => formatDateLong(iso);
  return [
    { label: 'Overeenkomst ondertekend op', value: date(signedOn) },
    { label: own[0], value: own[1] },
    { label: `${each}, tot nu toe`, value: formatEuro(before.payment) },
    { label: 'Laatste termijn, tot nu toe', value: date(before.endDate) },
    { label: 'Rente tot het einde, tot nu toe', value: formatEuro(before.interest) },
    {
      label: facts.undone === null ? 'Wijziging vanaf' : 'Teruggedraaid vanaf',
      value: facts.fromLastSignature ? 'de laatste handtekening' : day,
    },
    { label: own[2], value: own[3] },
    { label: `${each}, voortaan`, value: formatEuro(after.payment) },
    { label: 'Laatste termijn, voortaan', value: date(after.endDate) },
    { label: 'Rente tot het einde, voortaan', value: formatEuro(after.interest) },
  ];
}

function annex({ change, effect: { terms } }: AddendumFacts): AgreementText['annex'] {
  if (terms.length === 0) return null;
  const sum = (of: 'payment' | 'interest') => terms.reduce((total, term) => total + term[of], 0);
  return {
    schedule: { stub: null, terms, totalPaid: sum('payment'), totalInterest: sum('interest') },
    notes: [
      `De termijnen ${touched(change)}, als elke termijn op zijn dag wordt betaald. Wat van eerdere termijnen nog niet is betaald, staat hier niet in. De gekleurde regel onder de termijnen van een jaar is het totaal van dat jaar.`,
    ],
  };
}

/** The benefit of the rate that this change lowers; null where no gift is asked of it. */
function loweredBy({ contract, events, event, madeOn }: AddendumInput): number | null {
  const date = changeWith(events, event)?.date;
  if (date === undefined) return null;
  const lowered = loweredRates({ ...contract, events: [...events] }, Number(date.slice(0, 4)), madeOn);
  return lowered.find((one) => one.event === event)?.amount ?? null;
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
  const lowered = undone === null ? loweredBy(input) : null;
  const fromLastSignature = signedHere && undone === null && change.kind === 'forgiveness' && change.said === undefined;
  const given = givenUp({ change, lowered, undone });
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
    lenders: lenders.people.length,
    borrowers: borrowers.people.length,
    fromLastSignature,
    partners: input.couples.across,
    asksSpouse: given !== null && signedHere && !(lenders.people.length > 1 && input.couples.from),
  };
  const name = `${undone === null ? '' : 'Teruggedraaid: '}${changeName(change, fromLastSignature)}`;
  return {
    title: 'Aanvulling op de overeenkomst van geldlening',
    subtitle: name,
    shortTitle: `Aanvulling: ${name.toLowerCase()}`,
    about: about(facts, lenders, borrowers),
    keyFigures: keyFigures(facts),
    sides: [lenders, borrowers],
    articles: writeArticles([basisClause, changeClause, consequencesClause, taxClause], facts),
    signedOn: null,
    closing: signedHere
      ? closingHere('aanvulling', input.onPaper)
      : closingWith(closingSentence(facts.lenders + facts.borrowers, 'aanvulling'), input.spokenFor),
    signedHere,
    onPaper: input.onPaper,
    // Giving up is a gift of its own: what was ticked when the money was lent says nothing of it. Signed here, the article says how.
    consents: given !== null && !signedHere ? givingConsents(lenders, input.couples.from, given) : [],
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
