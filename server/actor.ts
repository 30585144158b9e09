import { todayInAmsterdam } from '../domain/dates/today.ts';
import { type Origin, recordBySystem, type Recorder, recorderOf } from './audit/auditEntry.ts';
import type { Caller, TokenClaims } from './caller.ts';

/** The person behind an action, as far as known: when, and how their acts are recorded in the audit log. */
export interface Visitor {
  /** The moment of the action. */
  now: Date;
  /** Its day in Amsterdam. */
  today: string;
  record: Recorder;
  requestId: string | null;
  /** The claims of their token; null without one. */
  token: TokenClaims | null;
  /** The person; null while they are nobody here. */
  caller: Caller | null;
}

/** A person of a family who acts. */
export interface Actor extends Visitor {
  caller: Caller;
  token: TokenClaims;
}

/** An act in a family: by one of its people or, where the log names nobody, automatic. */
export interface Acting extends Pick<Visitor, 'now' | 'today' | 'record'> {
  caller: Pick<Caller, 'familyId'> & { userId: number | null };
}

/** Someone who asks over HTTP. `clock`: milliseconds since 1970. */
export function visitorOf(
  origin: Omit<Origin, 'by' | 'sub'> & Pick<Visitor, 'caller' | 'token'>,
  clock: () => number,
): Visitor {
  const { caller, token, ip, requestId } = origin;
  return {
    ...momentOf(clock),
    record: recorderOf({ by: caller, sub: token?.sub ?? null, ip, requestId }),
    requestId,
    token,
    caller,
  };
}

/** Makes the actor of automatic events: a payment that arrived, a year that ended. */
export const systemActor = (clock: () => number): Visitor => ({
  ...momentOf(clock),
  record: recordBySystem,
  requestId: null,
  token: null,
  caller: null,
});

/** The same in one family. */
export function systemIn(clock: () => number, familyId: number): Acting {
  const { now, today, record } = systemActor(clock);
  return {
    now,
    today,
    record: (tx, entry) => record(tx, { by: { familyId, userId: null, sub: null }, ...entry }),
    caller: { familyId, userId: null },
  };
}

function momentOf(clock: () => number): Pick<Visitor, 'now' | 'today'> {
  const now = clock();
  return { now: new Date(now), today: todayInAmsterdam(now) };
}
