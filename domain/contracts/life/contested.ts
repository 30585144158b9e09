import { hasLogin, type LoginState } from '../../relations/canLogIn.ts';
import type { CONTESTED_KINDS, CONTESTED_OUTCOMES } from '../../wire/choices/contested.ts';
import type { SIGNING_STATES } from '../../wire/choices/signing.ts';
import type { EventStatus } from '../../wire/event.ts';
import type { ProposalState } from '../../wire/proposal.ts';
import { formatDateLong } from '../../dates/dutchDate.ts';
import type { IsoDate } from '../../dates/isoDate.ts';

export type ContestedKind = (typeof CONTESTED_KINDS)[number];

/**
 * What becomes of something an account did between a theft and the way back (docs/decisions/0021). What took effect is frozen until
 * whose account it is says whether it was them. What waits for others is taken back, and asked again. Null: it changes nothing.
 */
export type Fate = 'frozen' | 'taken_back' | null;

/** Of a signature, by the state of its request: nobody takes a signature back, so it is frozen also while others have to sign. */
export const fateOfSignature = (state: (typeof SIGNING_STATES)[number]): Fate =>
  state === 'open' || state === 'signed' ? 'frozen' : null;

/** Of an answer to a proposal that agreed. */
export function fateOfConsent(state: ProposalState): Fate {
  if (state === 'open') return 'taken_back';
  return state === 'accepted' ? 'frozen' : null;
}

/** Of a word about a record of money. @param corrected it was taken back by a counter-entry */
export function fateOfRecord(status: EventStatus, corrected: boolean): Fate {
  if (corrected || status === 'refused') return null;
  return status === 'reported' ? 'taken_back' : 'frozen';
}

/** What decides about an act that is in doubt. */
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

/** Whether an act waits for its owner, and stops what would build on it. Of somebody who can't say it any more nothing waits. */
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

/** What the others read where somebody says that an act of their account was not theirs. */
export const wordOfRejection = (kind: ContestedKind, day: IsoDate): string =>
  `${ACT[kind]} van ${formatDateLong(day)} komt niet van mij: iemand anders was toen in mijn account.`;
