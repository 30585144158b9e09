import type { Typed, Wrong } from '../domain/calculators/fields.ts';
import type { GiftsQuestion } from '../domain/calculators/gift.ts';
import type { IsoDate } from '../domain/dates/isoDate.ts';
import type { ExemptionClaim } from '../domain/wire/gifts.ts';
import type { Html } from '../identity/pages/html.ts';

/** Something to fill in; `first` is what the page begins with. */
export interface Field {
  /** Its name in the form and in the fragment of the address. */
  name: string;
  label: string;
  hint?: string;
  first: string;
  /** Choices of a list, by their name in the address; absent: it is typed. */
  choices?: Readonly<Record<string, string>>;
  inputmode?: 'decimal' | 'numeric';
  /** The field without which this one says nothing. */
  besides?: string;
}

/** The answer to what was filled in, or a sentence per field that can't be read. */
export type Drawn = { answer: Html; inBrief: string } | { wrong: Wrong };

/** A page on which anybody reckons without an account: drawn by the build, and anew by its own script as one types. */
export interface Calculator {
  /** Its name in its own address, '/rekenen/…'. */
  name: string;
  title: string;
  description: string;
  intro: string;
  fields: (today: IsoDate) => readonly Field[];
  draw: (typed: Typed, today: IsoDate) => Drawn;
  /** What the answer takes for granted, with where each figure was read. */
  assumptions: (today: IsoDate) => readonly Html[];
  /** What a new contract can begin with; null when nothing of it can be read. */
  contract: (typed: Typed, today: IsoDate) => NewContract | null;
}

/** What the wizard of a new contract takes over, under the names of the contract itself: cents, thousandths of a percent. */
export interface NewContract {
  type: string;
  total: number;
  contract: { rate_millipercent?: number; term_months?: number; exemption?: ExemptionClaim };
  /** What was reckoned and has no place in a new contract: the wizard says it in a line. */
  beside?: {
    /** What is repaid beside the terms, and after how many years. */
    extra?: { amount: number; years: number };
    /** The calendar year whose figures were used for a gift. */
    year?: number;
    /** Who gave a gift to whom: the people themselves are chosen in the wizard. */
    people?: Pick<GiftsQuestion, 'giver' | 'kinship' | 'recipient'>;
    /** Set: this is the first gift, of so many years. */
    first_of?: number;
    /** What is forgiven each year. */
    forgiven?: number;
  };
}

/** What the page begins with. */
export const firstOf = (calculator: Calculator, today: IsoDate): Typed =>
  Object.fromEntries(calculator.fields(today).map(({ name, first }) => [name, first]));
