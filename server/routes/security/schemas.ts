import { Type } from 'typebox';

/** Long enough for every password of; the rule itself says more. */
const secret = () => Type.String({ maxLength: 1000 });
const closed = { additionalProperties: false };

export const passwordBody = Type.Object({ password: secret() }, closed);
export const codeBody = Type.Object({ code: Type.String({ maxLength: 40 }) }, closed);
export const passwordChangeBody = Type.Object({ current: secret(), next: secret() }, closed);
export const sessionBody = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }, closed);
export const tokenBody = Type.Object({ token: Type.String({ maxLength: 200 }) }, closed);

const factor = Type.Object({ enabled_at: Type.String(), recovery_codes_left: Type.Integer() });
export const securityAnswer = Type.Object({ embedded: Type.Boolean(), factor: Type.Union([factor, Type.Null()]) });
export const factorStartAnswer = Type.Object({
  key: Type.String(),
  uri: Type.String(),
  qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
});
export const recoveryCodesAnswer = Type.Object({ codes: Type.Array(Type.String()) });
export const sessionsAnswer = Type.Array(
  Type.Object({
    id: Type.String(),
    device: Type.String(),
    signed_in_at: Type.String(),
    last_seen: Type.String(),
    current: Type.Boolean(),
  }),
);
