import { Type, type Static } from 'typebox';
import { Hashid, orNull } from './basics.ts';
import { IsoDateText } from './isoDateText.ts';

/** A code an intermediary gives to families. */
export const PartnerCode = Type.Object({
  hashid: Hashid,
  code: Type.String(),
  name: Type.String(),
  discount_percent: Type.Integer({ description: 'Whole percent, 1 to 100' }),
  valid_from: IsoDateText,
  valid_until: orNull(IsoDateText),
  uses: Type.Integer(),
});
export type PartnerCode = Static<typeof PartnerCode>;

/** The body of POST /partnercode, as a form: every field a text, checked later with a readable sentence. */
export const PartnerCodeForm = Type.Object({
  code: Type.String(),
  name: Type.String(),
  discount_percent: Type.String(),
  valid_from: Type.String({ description: 'year-month-day' }),
  valid_until: Type.String({ description: 'year-month-day; empty for a code without an end' }),
});
export type PartnerCodeForm = Static<typeof PartnerCodeForm>;

/**
 * The body of DELETE /partnercode: the place in the list as GET /partnercodes gave it; `hashid` says which code was seen
 * there, and has to match (S-29, S-85).
 */
export const PartnerCodeRemoval = Type.Object({
  index: Type.Integer({ minimum: 0, maximum: 100_000 }),
  hashid: Type.Optional(Hashid),
});

/**
 * The body of POST /partnercode/check: a code as a family typed it. An invalid code gets our own sentence, so only
 * its size is checked here.
 */
export const PartnerCodeCheck = Type.Object({ code: Type.String({ maxLength: 100 }) });

/** The answer of POST /partnercode/check: the value of a code to a family. */
export const UsablePartnerCode = Type.Pick(PartnerCode, ['code', 'name', 'discount_percent']);
export type UsablePartnerCode = Static<typeof UsablePartnerCode>;
