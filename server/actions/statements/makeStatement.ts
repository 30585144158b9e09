import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { compareNames } from '../../../domain/names/name.ts';
import { partnersAmong } from '../../../domain/relations/incomePartners.ts';
import { booksOf } from '../../../domain/statements/ledgerBooks.ts';
import { owedUntil } from '../../../domain/paperGifts/figures.ts';
import { giftDay } from '../../../domain/gifts/entries.ts';
import { isCalledSoon } from '../../../domain/gifts/loanEntries.ts';
import { giftPart } from '../../../domain/statements/giftYear.ts';
import { type Deaths, deathsAmong, deathsOf } from '../../../domain/statements/deaths.ts';
import { exemptionsOf } from '../../../domain/statements/exemptions.ts';
import { lastDayFor } from '../../../domain/statements/lastDay.ts';
import { loanPart, type YearOf } from '../../../domain/statements/loanYear.ts';
import { placeOf } from '../../../domain/statements/sides.ts';
import { isSigned, type Part, statementOf, yearsOf } from '../../../domain/statements/annualStatement.ts';
import type { ContractDetail, LoanDetail } from '../../../domain/wire/contract.ts';
import type { Party } from '../../../domain/wire/party.ts';
import type { Statement } from '../../../domain/wire/statement.ts';
import type { Caller } from '../../caller.ts';
import type { Queryable } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { isOfOwnContracts } from '../../policies/visibleGifts.ts';
import { lastingPartner } from '../../policies/visibleFamily.ts';
import { giftPeople } from '../../presenters/giftPeople.ts';
import { presentPartnerships } from '../../presenters/relation.ts';
import { type FamilySnapshot, loadFamily, type UserRow } from '../../repositories/family.ts';
import { familyContracts } from './familyContracts.ts';
import { yieldingGiftYear } from './yieldingGiftYear.ts';
import { yieldingMap } from '../../yieldingMap.ts';

interface Wanted {
  year: number;
  /** Hashid; defaults to the caller. */
  person: string | undefined;
  today: string;
}

export interface MadeStatement {
  statement: Statement;
  /** Row number of its owner. */
  personId: number;
  years: number[];
  people: Party[];
}

/**
 * The statement of one person's year, computed from the current contracts and records. Throws N404 for a person the caller
 * may not see.
 */
export async function makeStatement(
  db: Queryable,
  caller: Caller,
  { year, person, today }: Wanted,
): Promise<MadeStatement> {
  const family = await loadFamily(db, caller);
  const subject = family.people.find(({ hashid }) => hashid === (person ?? caller.hashid));
  if (!subject || (caller.familyRole !== 'manager' && subject.id !== caller.userId)) throw notFound();
  const contracts = await familyContracts(db, caller, today);
  const own = contracts.filter((contract) => placeOf(contract, subject.hashid) !== null);
  const deaths = deathsAmong(family.people);
  const arePartners = partnersAmong(presentPartnerships(family, family.partnerships), deaths);
  const when: YearOf = { year, today, until: lastDayFor(year, today, deaths.get(subject.hashid)), arePartners };
  const made = await yieldingMap(own, (contract) => readContract(contract, subject.hashid, when, deaths));
  const gifts = await yieldingGiftYear(contracts, giftPeople(family), year, today);
  const ids = new Set(own.map((contract) => contract.hashid));
  const meters = subject.divorced ? gifts.meters.filter((meter) => isOfOwnContracts(meter, ids)) : gifts.meters;
  const { hashid, firstname, infix, lastname, birthdate } = subject;
  return {
    statement: statementOf(
      { hashid, firstname, infix, lastname, birthdate },
      year,
      today,
      made.flatMap(({ part }) => part ?? []),
      exemptionsOf({ meters }, hashid, knownTo(subject, own, family)),
      deaths,
    ),
    personId: subject.id,
    years: yearsOf(
      made.flatMap(({ span }) => span ?? []),
      today,
    ),
    people: peopleIn(contracts, caller, family.people),
  };
}

/** The day on which a loan was archived; later than any other when it was not. */
const archivedOn = ({ archived_at: at }: LoanDetail): string => (at === undefined ? '9999-12-31' : dayInAmsterdam(at));

interface ReadContract {
  part: Part | null;
  /** The days it covers; null for a draft. */
  span: { from: string; to: string } | null;
}

/** Finds a contract's part in the person's year, and the days between which it has one: its books are made once for both. */
function readContract(contract: ContractDetail, person: string, when: YearOf, deaths: Deaths): ReadContract {
  if (!isLoan(contract)) {
    const day = giftDay(contract.contract);
    return {
      part: giftPart(contract, person, when.year, when.until, deaths),
      // A gift on paper stays owed for years.
      span:
        day === null ? null : { from: day, to: owedUntil(contract, ...deathsOf(contract.parties.from, deaths)) ?? day },
    };
  }
  if (!isSigned(contract)) return { part: loanPart(contract, person, when, () => booksOf(contract)), span: null };
  const books = booksOf(contract);
  const archived = archivedOn(contract);
  // An archived loan has a line until the year it was archived; gifts under the law go on, in the exemptions here as in
  // the meters (docs/decisions/0003).
  const followed = archived >= `${when.year}-01-01`;
  const to = isCalledSoon(contract) || books.owed_until < archived ? books.owed_until : archived;
  return {
    part: followed ? loanPart(contract, person, when, () => books) : null,
    span: { from: contract.contract.start_date, to },
  };
}

/**
 * The people whose statements the caller may request: for a manager everyone in a signed contract, the caller first;
 * for a member only themselves.
 */
function peopleIn(contracts: readonly ContractDetail[], caller: Caller, everyone: readonly UserRow[]): Party[] {
  const involved = new Set(
    contracts.filter(isSigned).flatMap(({ parties }) => [...parties.from, ...parties.to].map(({ hashid }) => hashid)),
  );
  return everyone
    .filter((one) => one.id === caller.userId || (caller.familyRole === 'manager' && involved.has(one.hashid)))
    .sort((a, b) => Number(b.id === caller.userId) - Number(a.id === caller.userId) || compareNames(a, b))
    .map(({ hashid, firstname, infix, lastname }) => ({ hashid, firstname, infix, lastname }));
}

/**
 * The people who may be named on a person's statement: a manager's names everyone; a member's names themselves, their partner and
 * the other parties of their contracts. The same whoever asks, because the member can fetch what a manager issued.
 */
function knownTo(subject: UserRow, own: readonly ContractDetail[], family: FamilySnapshot): Party[] {
  const met = new Set([
    subject.hashid,
    lastingPartner(family, subject.id)?.hashid,
    ...own.flatMap(({ parties }) => [...parties.from, ...parties.to].map(({ hashid }) => hashid)),
  ]);
  return family.people
    .filter(({ hashid }) => subject.family_role === 'manager' || met.has(hashid))
    .map(({ hashid, firstname, infix, lastname }) => ({ hashid, firstname, infix, lastname }));
}
