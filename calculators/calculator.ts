import type { Typed, Wrong } from '../domain/calculators/fields.ts';
import type { GiftsQuestion } from '../domain/calculators/gift.ts';
import type { IsoDate } from '../domain/dates/isoDate.ts';
import type { ExemptionClaim } from '../domain/wire/gifts.ts';
import type { Html } from '../identity/pages/html.ts';

/** A field; `first` is its initial value. */
export interface Field {
  /** Its name in the form and in the fragment of the address. */
  name: string;
  label: string;
  hint?: string;
  first: string;
  /** Choices of a list, by their name in the address; absent: it is typed. */
  choices?: Readonly<Record<string, string>>;
  inputmode?: 'decimal' | 'numeric';
  /** The field without which this one has no meaning. */
  besides?: string;
}

/** The answer to the input, or a sentence per unreadable field. */
export type Drawn = { answer: Html; inBrief: string } | { wrong: Wrong };

/** A page for calculating without an account: drawn by the build, and redrawn by its own script while typing. */
export interface Calculator {
  /** Its name in its own address, '/rekenen/…'. */
  name: string;
  title: string;
  description: string;
  intro: string;
  fields: (today: IsoDate) => readonly Field[];
  draw: (typed: Typed, today: IsoDate) => Drawn;
  /** The assumptions of the answer, with the source of each figure. */
  assumptions: (today: IsoDate) => readonly Html[];
  /** The start of a new contract; null if none of it can be read. */
  contract: (typed: Typed, today: IsoDate) => NewContract | null;
}

/** The values that the wizard of a new contract takes over, by their contract names: cents, thousandths of a percent. */
export interface NewContract {
  type: string;
  total: number;
  contract: { rate_millipercent?: number; term_months?: number; exemption?: ExemptionClaim };
  /** Results without a place in a new contract: the wizard mentions them in a line. */
  beside?: {
    /** The extra repayment, and after how many years. */
    extra?: { amount: number; years: number };
    /** The calendar year whose figures were used for a gift. */
    year?: number;
    /** The relation of giver and recipient: the people themselves are chosen in the wizard. */
    people?: Pick<GiftsQuestion, 'giver' | 'kinship' | 'recipient'>;
    /** Set: this is the first gift, of this many years. */
    first_of?: number;
    /** The yearly forgiveness. */
    forgiven?: number;
  };
}

/** The initial values of the page. */
export const firstOf = (calculator: Calculator, today: IsoDate): Typed =>
  Object.fromEntries(calculator.fields(today).map(({ name, first }) => [name, first]));
