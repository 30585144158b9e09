import { Type, type Static } from 'typebox';
import { Hashid, oneOf, orNull } from './basics.ts';
import { HELP_ACTS, LOGIN_STATES } from './choices/helping.ts';
import { IsoDateText } from './isoDateText.ts';

const LoginState = oneOf(LOGIN_STATES);
export type LoginState = Static<typeof LoginState>;

const HelpAct = oneOf(HELP_ACTS);
export type HelpAct = Static<typeof HelpAct>;

/** The query of POST /admin/find: a whole address, or the reference of an order. Not in the URL: that is logged. */
export const FindForm = Type.Object({ q: Type.String({ maxLength: 254 }) });

/**
 * A person found by an administrator: the facts needed to recognise them and to help them in. Nothing about their family's
 * agreements, debts or members (docs/decisions/0022).
 */
export const FoundPerson = Type.Object({
  id: Hashid,
  name: Type.String(),
  email: Type.String(),
  family: Type.Object({ id: Hashid, name: Type.String() }),
  manages: Type.Boolean(),
  login: LoginState,
  second_step: Type.Boolean(),
  /** The day on which the second factor is switched off, if requested. */
  factor_off_on: orNull(IsoDateText),
  /** The day on which they are erased, if requested. */
  erased_on: orNull(IsoDateText),
  /** The possible help acts for them now. */
  acts: Type.Array(HelpAct),
});
export type FoundPerson = Static<typeof FoundPerson>;

/** Answer of POST /admin/find. */
export const FoundPeople = Type.Object({ people: Type.Array(FoundPerson) });
export type FoundPeople = Static<typeof FoundPeople>;

/** Address of a person who was found. */
export const FoundParams = Type.Object({ id: Hashid });

/** How the identity of the person asking was verified. */
export const ReasonForm = Type.Object({ reason: Type.String({ maxLength: 300 }) });
