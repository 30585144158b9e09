import { Type } from 'typebox';
import { LOAN_TYPES } from '../contracts/types.ts';
import { oneOf } from './basics.ts';
import { IsoDateText } from './isoDateText.ts';

/** All terms of a loan from the day of the record, over the balance at that time (docs/decisions/0003). */
export const NEW_TERMS = {
  form: oneOf(LOAN_TYPES),
  rate_millipercent: Type.Integer({ description: 'Thousandths of a percent per year' }),
  /** The day of its last term. */
  ends: IsoDateText,
  /** From then on each term is on the last day of its month; absent: the days stay. */
  on_last_day: Type.Optional(Type.Boolean()),
  /** How long the parties fix that rate; absent: until the end. */
  fixed_until: Type.Optional(IsoDateText),
  /** The day on which all agreed to it; absent in a try-out. */
  agreed: Type.Optional(IsoDateText),
};
