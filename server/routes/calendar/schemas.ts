import { Type } from 'typebox';
import { nullableText } from '../schema.ts';

const feedFields = { created_at: Type.String(), read_at: nullableText(), amounts: Type.Boolean() };

/** As one schema with two types, which serialises without trying alternatives. */
export const calendarStateAnswer = Type.Object({
  feed: Type.Unsafe({ type: ['object', 'null'], properties: feedFields, required: Object.keys(feedFields) }),
  closed_at: nullableText(),
});

export const calendarBody = Type.Object({ amounts: Type.Boolean() }, { additionalProperties: false });

export const newCalendarAnswer = Type.Object({ feed: Type.Object(feedFields), url: Type.String() });

/** `<token>.ics`; what is none is not found, as a token that does not work. */
export const calendarParams = Type.Object({ file: Type.String({ maxLength: 200 }) });
