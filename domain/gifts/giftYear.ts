import { isLoan } from '../contracts/isLoan.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { countingEvents } from '../loans/ledger/countingEvents.ts';
import { kinshipOf } from '../relations/kinship.ts';
import type { ContractDetail, LoanDetail } from '../wire/contract.ts';
import type { GiftLine, GiftMeter, GiftPerson, GiftYear, UsedClaim } from '../wire/gifts.ts';
import { assess, type Assessment, judgeClaims, type YearOfGifts } from './assess.ts';
import { deathOf, INHERITANCE_ALONE } from './beforeDeath.ts';
import { giftDay, giftEntries, type GiftEntry, possibleGifts, waitingGifts } from './entries.ts';
import { giftFigures } from './yearlyFigures.ts';
import { allPairs, type GiftPair } from './pairs.ts';
import { raisedWindow } from './raisedWindow.ts';
import { membersOf, unitOf } from './units.ts';

const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));

const united = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])];

const livesIn = ({ death_date }: GiftPerson, year: number): boolean =>
  death_date === null || yearOf(death_date) >= year;

/** Whether a person lived until the end of a year: gifts still possible in it are between the living. */
const livesThrough = ({ death_date }: GiftPerson, year: number): boolean =>
  death_date === null || yearOf(death_date) > year;

/**
 * The birth dates of everybody who is the recipient on a day: the day of the gift decides whose age counts (art.
 * 33-5°, 26 SW), whoever they are together with at the end of the year.
 */
function birthdatesOn({ key, recipients }: GiftPair, people: readonly GiftPerson[], date: IsoDate): (IsoDate | null)[] {
  const units = recipients.map((hashid) => unitOf(hashid, date, people, 'recipient'));
  const unit = units.find((one) => one.key === key.split('>')[1]);
  const members = unit
    ? membersOf(unit, date, people, 'recipient')
    : people.filter((one) => recipients.includes(one.hashid));
  return members.filter(({ death_date: death }) => death === null || date <= death).map(({ birthdate }) => birthdate);
}

/**
 * The giver or the recipient as the law counts it: everybody who gave or received, and whoever is one with them on the
 * last day of the year; or on the day of the gift, for couples that parted since, or became one too late for it.
 */
function wholeSide(
  hashids: readonly string[],
  pair: GiftPair,
  year: number,
  people: readonly GiftPerson[],
  role: 'giver' | 'recipient',
): string[] {
  const [first] = hashids;
  if (first === undefined || pair.kinship === 'partner') return [...hashids];
  const counted = pair.key.split('>')[role === 'giver' ? 0 : 1];
  const days = [`${year}-12-31`, ...pair.lines.map(({ date }) => date).reverse()];
  const date = days.find((day) => unitOf(first, day, people, role).key === counted);
  if (date === undefined) return [...hashids];
  const order = people.map(({ hashid }) => hashid);
  const members = membersOf(unitOf(first, date, people, role), date, people, role).filter((person) =>
    livesIn(person, year),
  );
  const whole = united(
    hashids,
    members.map(({ hashid }) => hashid),
  );
  return whole.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/**
 * The givers who died so soon after a gift that it counts with the inheritance; the part under a raised exemption does not (art.
 * 12 lid 3 SW).
 */
function lateGivers(
  { lines }: GiftPair,
  people: readonly GiftPerson[],
  { inherited, result }: Pick<Assessment, 'inherited' | 'result'>,
): GiftMeter['late'] {
  const counts = ({ inherited: alone, exemption }: GiftLine) =>
    alone ? inherited > 0 : exemption === 'yearly' || exemption !== result?.exemption;
  const givers = new Set(lines.filter(counts).flatMap(({ died_soon: soon = [] }) => soon));
  return [...givers].flatMap((giver) => {
    const died = deathOf(giver, people);
    return died === null ? [] : [{ giver, died, alone: died >= INHERITANCE_ALONE }];
  });
}

const giftsOf = (
  pair: GiftPair,
  year: number,
  people: readonly GiftPerson[],
  before: UsedClaim | null,
): YearOfGifts => ({
  year,
  kinship: pair.kinship,
  lines: pair.lines,
  usedBefore: before,
  birthdatesOn: (date) => birthdatesOn(pair, people, date),
});

/** The meter of one pair, from its lines of the year and earlier claims. */
export function meterOf(
  pair: GiftPair,
  year: number,
  people: readonly GiftPerson[],
  usedBefore: UsedClaim | null,
): GiftMeter {
  const recipient = wholeSide(pair.recipients, pair, year, people, 'recipient');
  const birthdates = people.filter(({ hashid }) => recipient.includes(hashid)).map(({ birthdate }) => birthdate);
  const window = pair.kinship === 'child' ? raisedWindow(birthdates) : null;
  const giver = wholeSide(pair.givers, pair, year, people, 'giver');
  const { total, inherited, refused, result } = assess(giftsOf(pair, year, people, usedBefore));
  const isOver = [giver, recipient].some((side) =>
    people.filter(({ hashid }) => side.includes(hashid)).every((person) => !livesThrough(person, year)),
  );
  return {
    key: pair.key,
    giver,
    recipient,
    kinship: pair.kinship,
    ...(pair.kinship_unknown && { kinship_unknown: true }),
    lines: pair.lines,
    total,
    inherited,
    used_before: usedBefore,
    refused,
    raised_from: window?.from ?? null,
    raised_until: window?.until ?? null,
    late: lateGivers(pair, people, { inherited, result }),
    result: result && isOver ? { ...result, left: 0 } : result,
  };
}

/**
 * The raised exemption that this pair used before a year: the first claim that held, and the remainder that later years left
 * of the one for a home.
 */
function usedBefore(
  key: string,
  claims: readonly { year: number; pairs: readonly GiftPair[] }[],
  people: readonly GiftPerson[],
): UsedClaim | null {
  let used: UsedClaim | null = null;
  for (const { year: earlier, pairs } of claims) {
    const pair = pairs.find((one) => one.key === key);
    if (!pair) continue;
    const gifts = giftsOf(pair, earlier, people, used);
    const { result } = assess(gifts);
    const [held] = judgeClaims(gifts).held;
    if (!held || (result !== null && result.exemption === 'yearly')) continue;
    const first: UsedClaim = used ?? { kind: held.exemption, year: earlier };
    used = held.exemption === 'raised_home' && result !== null ? { ...first, left: result.left } : first;
  }
  return used;
}

/** The days of forgiveness with a raised exemption. */
const claimedDays = ({ events }: LoanDetail): IsoDate[] =>
  countingEvents(events).flatMap((event) =>
    event.kind === 'forgiveness' && (event.exemption ?? 'yearly') !== 'yearly' ? [event.date] : [],
  );

/** The earlier years in which a raised exemption was claimed, oldest first: the events in them decide about it. */
export function yearsOfClaims(contracts: readonly ContractDetail[], before: number): number[] {
  const days = contracts.flatMap((contract) => {
    if (isLoan(contract)) return claimedDays(contract);
    return contract.contract.exemption === 'yearly' ? [] : (giftDay(contract.contract) ?? []);
  });
  return [...new Set(days.map(yearOf))].filter((year) => year < before).sort((a, b) => a - b);
}

/**
 * Parents and each of their children and grandchildren are a pair every year, gifts or none, while somebody lives on either side:
 * after a death in the year, only past gifts are shown.
 */
function pairsOfParents(people: readonly GiftPerson[], year: number): GiftPair[] {
  const living = people.filter((person) => livesThrough(person, year));
  const parents = living.filter((person) => unitOf(person.hashid, `${year}-12-31`, people, 'giver').head === 'parents');
  const [founder] = parents;
  if (!founder) return [];
  return living.flatMap((person): GiftPair[] => {
    const kinship = kinshipOf(person);
    if (kinship !== 'child' && kinship !== 'grandchild') return [];
    const { hashid } = person;
    return [{ key: `parents>${hashid}`, kinship, givers: [founder.hashid], recipients: [hashid], lines: [] }];
  });
}

/**
 * Returns the gifts of a calendar year and the amount that may still be given without tax, per giver and recipient as
 * the law counts them (docs/domain.md 2.1, 2.2). Only signed agreements count; of a loan, only the part that is a gift.
 * @param contracts of any year: earlier raised exemptions count
 * @param today later terms are assumed to be paid on their day
 */
export function giftYear(
  contracts: readonly ContractDetail[],
  people: readonly GiftPerson[],
  year: number,
  today: IsoDate,
): GiftYear {
  const entriesOf = (one: number) => contracts.flatMap((contract) => giftEntries(contract, one, today, people));
  return giftYearOf(contracts, people, year, today, entriesOf);
}

/** The same, from existing entries: making them is the slow part with many contracts. */
export function giftYearOf(
  contracts: readonly ContractDetail[],
  people: readonly GiftPerson[],
  year: number,
  today: IsoDate,
  entriesOf: (year: number) => readonly GiftEntry[],
): GiftYear {
  const given = allPairs(entriesOf(year), people);
  const claims = yearsOfClaims(contracts, year).map((earlier) => ({
    year: earlier,
    pairs: allPairs(entriesOf(earlier), people),
  }));
  const standing = pairsOfParents(people, year).map((pair) => given.find(({ key }) => key === pair.key) ?? pair);
  const others = given.filter(({ key }) => !standing.some((pair) => pair.key === key));
  return {
    year,
    figures: giftFigures(year) !== null,
    people: [...people],
    meters: [...standing, ...others].map((pair) => meterOf(pair, year, people, usedBefore(pair.key, claims, people))),
    waiting: waitingGifts(contracts),
    possible: possibleGifts(contracts, year, today),
  };
}
