import { Type } from 'typebox';

/** A date without a time, `yyyy-MM-dd`. In what a person sends it is a plain text, judged by a rule with a sentence. */
export const IsoDateText = Type.String({ format: 'date' });
