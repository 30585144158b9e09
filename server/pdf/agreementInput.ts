import type { Contract } from '../../domain/wire/contract.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';

/** A person as an agreement names them; what is null or empty is a line to write on. Never a citizen service number. */
export interface AgreementPerson {
  firstname: string;
  infix: string;
  lastname: string;
  birthdate: IsoDate | null;
  /** Street and number. */
  street: string;
  /** Postcode and town. */
  town: string;
}

/** Who in a contract are each other's partner: the two on a side, or one of each side (`across`). */
export interface Couples {
  from: boolean;
  to: boolean;
  across: boolean;
}

/** Somebody who agreed for another, by their full names. */
export interface SpokenFor {
  who: string;
  by: string;
  /** By a mandate; otherwise whoever it is had no login. */
  mandate: boolean;
}

/** A spouse who consents in the product to what a party does, and is no party (BW 1:88). */
interface Consenting {
  /** The party, by hashid. */
  of: string;
  /** The full name. */
  spouse: string;
}

/** Everything the agreement says; plain data, so that it can cross to a worker thread. */
export interface AgreementInput {
  contract: Contract;
  /** The parties by hashid. One that is missing here is named by the contract, without a birth date or an address. */
  people: Record<string, AgreementPerson>;
  /** On which sides two stand who are each other's partner. Two others each have their own spouse to ask (BW 1:88). */
  couples: Couples;
  /** The parties, by hashid, whose partner died before it was signed: no place to consent is left for them. */
  widowed?: readonly string[];
  /** True for a preview: VOORBEELD across every page. */
  watermark: boolean;
  /** The day the document is made: it is printed, and the same input gives the same bytes. */
  madeOn: IsoDate;
  /** The address where anybody can check the file once it is kept; it is printed. */
  checkAt: string;
  /** The day on which both sides agreed to these terms, where others were signed; absent or null where these were. */
  changedOn?: IsoDate | null;
  /** What was signed and these terms took the place of, where they did: it says what that means in law. */
  instead?: Contract | undefined;
  /** Who agreed for whom to what this lays down; absent or empty where each did so themselves. */
  spokenFor?: readonly SpokenFor[];
  /** It is signed in the product: nobody writes on it. */
  signedHere?: boolean;
  /** Whose consent is signed with it in the product; absent or empty where nobody's is. */
  consenting?: readonly Consenting[];
  /** The names of parties who can't sign in the product: they sign on paper. */
  onPaper?: readonly string[];
  /** It changes these terms, which were signed: it says what is changed, and what counts until everybody signed. */
  changes?: Contract;
  /** What it says was signed before: a sign that no font has is drawn as a box, and not refused. */
  boxes?: boolean;
}
