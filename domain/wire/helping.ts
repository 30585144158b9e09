import { Type, type Static } from 'typebox';
import { Hashid, oneOf, orNull } from './basics.ts';
import { HELP_ACTS, LOGIN_STATES } from './choices/helping.ts';
import { IsoDateText } from './isoDateText.ts';

const LoginState = oneOf(LOGIN_STATES);
export type LoginState = Static<typeof LoginState>;

const HelpAct = oneOf(HELP_ACTS);
export type HelpAct = Static<typeof HelpAct>;

/** The query of POST /admin/find: a whole address, or what an order is known by. Not in the address of the call: those are in logs. */
export const FindForm = Type.Object({ q: Type.String({ maxLength: 254 }) });

/**
 * Somebody an administrator found: what is needed to know that it is them and to help them in. Nothing of what their family agreed,
 * owes or is (docs/decisions/0022).
 */
export const FoundPerson = Type.Object({
  id: Hashid,
  name: Type.String(),
  email: Type.String(),
  family: Type.Object({ id: Hashid, name: Type.String() }),
  manages: Type.Boolean(),
  login: LoginState,
  second_step: Type.Boolean(),
  /** The day on which the second step goes off, where that was asked. */
  factor_off_on: orNull(IsoDateText),
  /** The day on which they are erased, where that was asked. */
  erased_on: orNull(IsoDateText),
  /** What can be done for them now. */
  acts: Type.Array(HelpAct),
});
export type FoundPerson = Static<typeof FoundPerson>;

/** Answer of POST /admin/find. */
export const FoundPeople = Type.Object({ people: Type.Array(FoundPerson) });
export type FoundPeople = Static<typeof FoundPeople>;

/** Address of somebody who was found. */
export const FoundParams = Type.Object({ id: Hashid });

/** How it is known that who asks is who they say. */
export const ReasonForm = Type.Object({ reason: Type.String({ maxLength: 300 }) });
