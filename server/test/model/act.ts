/** One side's request to the other. */
export type Matter =
  | 'signing'
  | 'rate_change'
  | 'new_terms'
  | 'pause'
  | 'forgiveness'
  | 'terms'
  | 'paid_to_one'
  | 'archive'
  | 'restore'
  | 'correction';

/** The matters a person can let their partner answer for them. */
export const MANDATE_MATTERS = ['terms', 'paper', 'forgiveness', 'archive', 'payments'] as const;
export type MandateMatter = (typeof MANDATE_MATTERS)[number];

/**
 * One act of one person, in words that mean the same in any world: people by name, loans by a letter. An impossible act
 * (a loan nobody made, a call that is refused) does nothing.
 */
export type Act =
  | { do: 'make'; by: string; loan: string; from: string[]; to: string[]; signed?: boolean }
  | { do: 'propose'; by: string; loan: string; what: Matter; paper?: boolean }
  | { do: 'answer'; by: string; loan: string; answer: 'accepted' | 'refused' | 'withdrawn'; paper?: boolean }
  | { do: 'record'; by: string; loan: string; what: 'payment' | 'extra_repayment' | 'costs' }
  | { do: 'confirm'; by: string; loan: string; no?: boolean }
  | { do: 'take back'; by: string; loan: string }
  | { do: 'pay by itself'; by: string; loan: string; stop?: boolean }
  | { do: 'confirm the year'; by: string; loan: string }
  | { do: 'ask to sign' | 'sign' | 'stop signing'; by: string; loan: string }
  | { do: 'record death' | 'take death back'; by: string; whom: string }
  | { do: 'block' | 'unblock'; by: string; whom: string }
  | { do: 'record divorce'; by: string; whom: string }
  | { do: 'give management' | 'take management'; by: string; whom: string }
  | { do: 'ask management' | 'end asking'; by: string }
  | { do: 'give mandate'; by: string; whom: string; matters: MandateMatter[] }
  | { do: 'end mandate'; by: string }
  | { do: 'answer claim'; by: string; no?: boolean }
  /** From now on somebody else is in their account, until they take it back by the link of the first mail about it. */
  | { do: 'steal' | 'take account back'; by: string }
  | { do: 'erase'; by: string }
  | { do: 'remove'; by: string; loan: string }
  | { do: 'look'; by: string }
  | { do: 'wait'; days: number }
  | { do: 'again'; times: number; acts: Act[] };
