import { type Static, Type } from 'typebox';
import { MOST_NAMES } from '../bank/keptLines.ts';
import { Hashid, Instant } from './basics.ts';
import { IsoDateText } from './isoDateText.ts';

/**
 * Lines of a bank statement that somebody keeps to work through later, for themselves alone (docs/decisions/0010). All
 * 'signedIn'.
 *
 * - They come with `GET /bank-import/known`, and go with `POST /bank-import` that names them.
 * - `POST /bank-import/kept` KeepLinesForm → KeptLines. A line already kept stays as it is. V422 by field, C409 at the most there
 *   can be, R429.
 * - `DELETE /bank-import/kept?hashid=` → KeptLines. N404.
 */

/** HMAC-SHA-256 with a key of ours over the line in its one form, in hexadecimal. */
export const LineHash = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** Its number among the lines with this hash, from 1: two identical ones on a day are two payments. */
export const LineNth = Type.Integer({ minimum: 1, maximum: 1_000 });

/** The form in which a loan would recognise the line, once it is taken for that loan. */
const LineName = Type.Object({ contract: Hashid, line: LineHash, nth: LineNth });
export type LineName = Static<typeof LineName>;

const said = {
  line: LineHash,
  nth: LineNth,
  /** The day on the bank statement. */
  date: IsoDateText,
  /** In cents, negative for outgoing money. */
  amount: Type.Integer(),
  /** The other party, as the bank writes it; empty if it does not. */
  name: Type.String({ maxLength: 1_000 }),
  /** The last four characters of the other party's account; empty if unknown. */
  account_tail: Type.String({ pattern: '^([0-9A-Z]{4})?$' }),
  names: Type.Array(LineName, { maxItems: MOST_NAMES }),
};

const KeptLine = Type.Object({ hashid: Hashid, ...said, kept_at: Instant, kept_until: IsoDateText });
export type KeptLine = Static<typeof KeptLine>;
export const KeptLines = Type.Array(KeptLine);
export type KeptLines = Static<typeof KeptLines>;

const LineToKeep = Type.Object(said);
export type LineToKeep = Static<typeof LineToKeep>;

/** The body of POST /bank-import/kept. */
export const KeepLinesForm = Type.Object({ lines: Type.Array(LineToKeep, { minItems: 1, maxItems: 200 }) });
export type KeepLinesForm = Static<typeof KeepLinesForm>;
