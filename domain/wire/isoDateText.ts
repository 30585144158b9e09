import { Type } from 'typebox';

/** A date without a time, `yyyy-MM-dd`. In submitted data it is plain text, checked by a rule with a sentence. */
export const IsoDateText = Type.String({ format: 'date' });
