import { hasLogin, type LoginState } from '../../relations/canLogIn.ts';
import type { CONTESTED_KINDS, CONTESTED_OUTCOMES } from '../../wire/choices/contested.ts';
import type { SIGNING_STATES } from '../../wire/choices/signing.ts';
import type { EventStatus } from '../../wire/event.ts';
import type { ProposalState } from '../../wire/proposal.ts';
import { formatDateLong } from '../../dates/dutchDate.ts';
import type { IsoDate } from '../../dates/isoDate.ts';

export type ContestedKind = (typeof CONTESTED_KINDS)[number];

/**
 * The fate of an account's act between a theft and the way back (docs/decisions/0021). An act that took effect is suspended until
 * the account's owner says whether it was them. A pending act is taken back, and asked again. Null: no change.
 */
export type Fate = 'frozen' | 'taken_back' | null;

/** Of a signature, by the state of its request: nobody takes a signature back, so it is suspended even while others sign. */
export const fateOfSignature = (state: (typeof SIGNING_STATES)[number]): Fate =>
  state === 'open' || state === 'signed' ? 'frozen' : null;

/** Of an answer to a proposal that agreed. */
export function fateOfConsent(state: ProposalState): Fate {
  if (state === 'open') return 'taken_back';
  return state === 'accepted' ? 'frozen' : null;
}

/** Of a statement about a record of money. @param corrected it was taken back by a counter-entry */
export function fateOfRecord(status: EventStatus, corrected: boolean): Fate {
  if (corrected || status === 'refused') return null;
  return status === 'reported' ? 'taken_back' : 'frozen';
}

/** The facts that decide about an act in doubt. */
export interface Contested {
  kind: ContestedKind;
  about: string;
  doneAt: Date;
  userId: number;
  outcome: (typeof CONTESTED_OUTCOMES)[number] | null;
}

/** The last word on each act, given all of them oldest first: one that was in doubt twice has two. */
export const lastOfEach = <Act extends Contested>(acts: readonly Act[]): Act[] => [
  ...new Map(
    acts.map((act) => [[act.userId, act.kind, act.about, act.doneAt.toISOString()].join(' '), act] as const),
  ).values(),
];

/** Whether an act waits for its owner, and stops any act that would build on it. Not if the owner can't answer any more. */
export const isFrozen = ({ outcome }: Contested, owner: Pick<LoginState, 'sub' | 'passed_away'> | undefined): boolean =>
  outcome === null && owner !== undefined && hasLogin(owner);

const ACT: Readonly<Record<ContestedKind, string>> = {
  signature: 'De handtekening',
  paper: 'De ondertekening op papier',
  consent: 'Het akkoord',
  record: 'Het bericht over geld',
  recognition: 'Het antwoord',
  mandate: 'De machtiging',
};

/** The text for the others if somebody says that an act of their account was not theirs. */
export const wordOfRejection = (kind: ContestedKind, day: IsoDate): string =>
  `${ACT[kind]} van ${formatDateLong(day)} komt niet van mij: iemand anders was toen in mijn account.`;
