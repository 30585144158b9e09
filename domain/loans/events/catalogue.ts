/** The side that a record burdens: it says that the receivers were paid, or that the payers owe more. */
export type Burdened = 'receivers' | 'payers';

/** A kind of record, of a loan or of a gift on paper. */
interface RecordKind {
  /** Money from payer to receiver: so the payer may report it. */
  readonly money: boolean;
  readonly burdens: Burdened;
  /**
   * It sets the terms from its day on: so it may be in the future, and none can come after the last term. Any other kind is
   * recorded after it has happened.
   */
  readonly ahead: boolean;
}

/** A kind of record of a loan. */
interface LoanRecordKind extends RecordKind {
  /** It changes the signed agreement, so everybody in the loan has to agree to it first. */
  readonly agreed: boolean;
  /** It has an addendum to the agreement. */
  readonly addendum: boolean;
  /**
   * A fact of the borrowers' lives: it moves no money and changes no term, so the ledger ignores it (docs/decisions/0004). Either
   * side records it.
   */
  readonly fact: boolean;
  /** Its place among the records of one day (docs/decisions/0001). */
  readonly rank: number;
}

/**
 * The kinds of record a person can make of a loan. A new one is an entry here, its fields (domain/wire/event.ts), and an
 * entry in each map over this key: docs/architecture.md has the list, and a missing one does not compile.
 *
 * On one day the conditions count first, then the costs, then the money, and forgiveness last.
 */
export const EVENTS = {
  payment: { money: true, burdens: 'receivers', ahead: false, agreed: false, addendum: false, fact: false, rank: 3 },
  extra_repayment: {
    money: true,
    burdens: 'receivers',
    ahead: false,
    agreed: false,
    addendum: true,
    fact: false,
    rank: 4,
  },
  rate_change: { money: false, burdens: 'receivers', ahead: true, agreed: true, addendum: true, fact: false, rank: 0 },
  new_terms: { money: false, burdens: 'receivers', ahead: true, agreed: true, addendum: true, fact: false, rank: 0 },
  pause: { money: false, burdens: 'receivers', ahead: true, agreed: true, addendum: true, fact: false, rank: 1 },
  forgiveness: { money: false, burdens: 'receivers', ahead: false, agreed: true, addendum: true, fact: false, rank: 5 },
  costs: { money: false, burdens: 'payers', ahead: false, agreed: false, addendum: false, fact: false, rank: 2 },
  home: { money: false, burdens: 'payers', ahead: false, agreed: false, addendum: false, fact: true, rank: 6 },
} as const satisfies Record<string, LoanRecordKind>;

/** The kinds of record of a gift on paper: interest over a year, and money that reduces the giver's debt. */
export const PAPER_EVENTS = {
  interest: { money: true, burdens: 'receivers', ahead: false },
  payout: { money: true, burdens: 'receivers', ahead: false },
} as const satisfies Record<string, RecordKind>;

const ALL = { ...EVENTS, ...PAPER_EVENTS };

export type EventKind = keyof typeof EVENTS;
export type PaperEventKind = keyof typeof PAPER_EVENTS;
export type AnyEventKind = keyof typeof ALL;

/** The kinds for which this holds. */
type With<Property extends string> = {
  [Kind in AnyEventKind]: (typeof ALL)[Kind] extends Readonly<Record<Property, true>> ? Kind : never;
}[AnyEventKind];

export type MoneyKind = With<'money'>;
export type AgreedKind = With<'agreed'>;
export type AddendumKind = With<'addendum'>;
export type FactKind = With<'fact'>;

const kindsOf = <Kind extends string>(catalogue: Readonly<Record<Kind, unknown>>) => Object.keys(catalogue) as Kind[];

export const EVENT_KINDS: readonly EventKind[] = kindsOf(EVENTS);
export const AGREED_KINDS = EVENT_KINDS.filter((kind): kind is AgreedKind => EVENTS[kind].agreed);
export const PAPER_EVENT_KINDS: readonly PaperEventKind[] = kindsOf(PAPER_EVENTS);

const isKnown = (kind: unknown): kind is AnyEventKind => typeof kind === 'string' && Object.hasOwn(ALL, kind);

/** Whether it reports money from payer to receiver. */
export const isMoney = (kind: unknown): kind is MoneyKind => isKnown(kind) && ALL[kind].money;

/** Whether it is a fact that either side records, and the ledger ignores. */
export const isFact = (kind: unknown): kind is FactKind => EVENT_KINDS.some((one) => one === kind && EVENTS[one].fact);

/** Whether it sets the terms from its day on. */
export const isAhead = (kind: AnyEventKind): boolean => ALL[kind].ahead;

/** Whether both sides have to agree to it: it changes the signed agreement. */
export const isAgreed = (kind: unknown): kind is AgreedKind => AGREED_KINDS.some((one) => one === kind);

/** The same for a record, or for a proposal. */
export const isAgreedRecord = <Given extends { kind: string }>(
  given: Given,
): given is Extract<Given, { kind: AgreedKind }> => isAgreed(given.kind);

/** Whether it sets the rate from its day on. */
export const setsRate = <Given extends { kind: string }>(
  given: Given,
): given is Extract<Given, { kind: 'rate_change' | 'new_terms' }> =>
  given.kind === 'rate_change' || given.kind === 'new_terms';

/** Whether it has an addendum. */
export const hasAddendum = (kind: unknown): kind is AddendumKind =>
  EVENT_KINDS.some((one) => one === kind && EVENTS[one].addendum);

/** The side that it burdens; for a counter-entry the opposite side of the record it takes back (burden.ts). */
export const burdenedBy = (kind: AnyEventKind): Burdened => ALL[kind].burdens;
