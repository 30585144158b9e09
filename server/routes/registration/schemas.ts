import { Type } from 'typebox';

const text = () => Type.String({ maxLength: 1000 });

/** domain/wire/registration.ts: with an external identity provider e-mail and password are absent. */
export const registrationBody = Type.Object({
  invitation: Type.Optional(Type.String({ maxLength: 200 })),
  email: Type.Optional(text()),
  password: Type.Optional(text()),
  firstname: text(),
  infix: text(),
  lastname: text(),
  gender: Type.Enum(['man', 'vrouw', 'onbekend', '']),
  birthdate: text(),
  code: Type.Optional(text()),
});
