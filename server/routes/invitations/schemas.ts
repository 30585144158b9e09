import { Type } from 'typebox';
import { nullableText } from '../schema.ts';

export const invitationParams = Type.Object({ token: Type.String({ maxLength: 200 }) });

export const invitationAnswer = Type.Object({
  invited_by: Type.String(),
  firstname: Type.String(),
  infix: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  birthdate: nullableText(),
  gender: Type.Enum(['man', 'vrouw', 'onbekend']),
});
