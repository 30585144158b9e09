import { Type, type Static, type TSchema } from 'typebox';
import { Cents, Hashid, Instant, oneOf } from './basics.ts';
import { REPAYMENT_OUTCOMES } from './choices/event.ts';
import { IsoDateText } from './isoDateText.ts';

/**
 * A person's named try-outs on a loan, for themselves alone (docs/decisions/0011).
 *
 * - `GET /contract/what-ifs?hashid=` → WhatIfs: the caller's own for this loan, oldest first. N404, V422 for a gift.
 * - `POST /contract/what-if` WhatIfForm → WhatIfs. V422 by field, C409 at the most there can be, R429, N404.
 * - `POST /contract/what-if/name` WhatIfName → WhatIfs. V422, N404.
 * - `DELETE /contract/what-if?hashid=` → WhatIfs. N404.
 */
/** `date` is the day of the term after which it changes. */
const triedOn = <Day extends TSchema>(date: Day) =>
  Type.Union([
    Type.Object({
      kind: Type.Literal('extra_repayment'),
      date,
      amount: Cents,
      outcome: oneOf(REPAYMENT_OUTCOMES),
    }),
    Type.Object({
      kind: Type.Literal('rate_change'),
      date,
      rate_millipercent: Type.Integer({ description: 'Thousandths of a percent per year' }),
    }),
  ]);

/** The change that is tried; its effect is calculated with the loan as it is then. */
const Tried = triedOn(IsoDateText);
export type Tried = Static<typeof Tried>;

const WhatIf = Type.Object({ hashid: Hashid, name: Type.String(), tried: Tried, kept_at: Instant });
export type WhatIf = Static<typeof WhatIf>;

export const WhatIfs = Type.Array(WhatIf);
export type WhatIfs = Static<typeof WhatIfs>;

const Name = Type.String({ maxLength: 1000 });

export const WhatIfForm = Type.Object({ contract: Hashid, name: Name, tried: triedOn(Type.String({ maxLength: 20 })) });
export type WhatIfForm = Static<typeof WhatIfForm>;

export const WhatIfName = Type.Object({ hashid: Hashid, name: Name });
export type WhatIfName = Static<typeof WhatIfName>;
