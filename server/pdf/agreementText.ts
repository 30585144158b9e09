import type { Schedule } from '../../domain/loans/schedule.ts';

/** One numbered paragraph of an article, with its points a), b), c) when it lists something. */
export type Paragraph = string | { text: string; points: string[] };

export interface Article {
  title: string;
  paragraphs: Paragraph[];
}

/** One side of the agreement. */
export interface Side {
  /** "geldgever", "geldlener", "schenker", "begiftigde". */
  role: string;
  people: {
    name: string;
    born: string | null;
    /** The lines of the address that are known, at most two. */
    address: readonly string[];
  }[];
}

/** The content of an agreement, in document order: written by the clauses and painted by the sections. */
export interface AgreementText {
  /** The legal name, once, as a title: "Overeenkomst van geldlening". */
  title: string;
  subtitle: string;
  /** The title at the head of every page. */
  shortTitle: string;
  /** "Waar gaat dit over?", in je-form. */
  about: string[];
  keyFigures: { label: string; value: string }[];
  sides: [Side, Side];
  articles: Article[];
  /** The day of signing in full words, or null while this text is unsigned. */
  signedOn: string | null;
  closing: string;
  /**
   * Consents next to the parties' own signatures, each with a place to sign; or with the person who signs it in the product
   * (`here`).
   */
  consents: { title: string; text: string; here?: string }[];
  /** It is signed in the product, so only `onPaper` get a place to write. */
  signedHere?: boolean;
  /** The names of people who can't sign there: they sign by hand. */
  onPaper?: readonly string[] | undefined;
  /**
   * Only this side owes money: its people write the amount in letters, by hand, next to their signature, or type it where they
   * sign in the product (art. 158 Rv). Null: both owe, or nobody does any more.
   */
  byHand: { role: string; text: string } | null;
  /** A draft for a notarial deed: it is marked on every page, and nobody signs it. Null: the parties' own agreement. */
  notary: { mark: string; title: string; paragraphs: string[] } | null;
  annex: { schedule: Pick<Schedule, 'stub' | 'terms' | 'totalPaid' | 'totalInterest'>; notes: string[] } | null;
  madeOn: string;
}
