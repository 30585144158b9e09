import type { Contract } from '../../domain/wire/contract.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';

/** A person as an agreement names them; a null or empty field is a line to write on. Never a citizen service number. */
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

/** The partners in a contract: the two on a side, or one of each side (`across`). */
export interface Couples {
  from: boolean;
  to: boolean;
  across: boolean;
}

/** Somebody who agreed for another, by their full names. */
export interface SpokenFor {
  who: string;
  by: string;
  /** By a mandate; otherwise that person had no login. */
  mandate: boolean;
}

/** A spouse who consents in the product to a party's act, without being a party (BW 1:88). */
interface Consenting {
  /** The party, by hashid. */
  of: string;
  /** The full name. */
  spouse: string;
}

/** The content of an agreement; plain data, so that it can cross to a worker thread. */
export interface AgreementInput {
  contract: Contract;
  /** The parties by hashid. A missing one is named by the contract, without a birth date or an address. */
  people: Record<string, AgreementPerson>;
  /** The sides with two people who are partners. Others each have their own spouse to ask (BW 1:88). */
  couples: Couples;
  /** The parties, by hashid, whose partner died before it was signed: they get no place for consent. */
  widowed?: readonly string[];
  /** True for a preview: VOORBEELD across every page. */
  watermark: boolean;
  /** The day the document is made: it is printed, and the same input gives the same bytes. */
  madeOn: IsoDate;
  /** The printed address where anybody can check the file once it is stored. */
  checkAt: string;
  /** The day both sides agreed to these terms, if others were signed; absent or null if these were. */
  changedOn?: IsoDate | null;
  /** The signed terms that these replace, if any, to state the legal meaning of that. */
  instead?: Contract | undefined;
  /** The people others agreed for; absent or empty if each did so themselves. */
  spokenFor?: readonly SpokenFor[];
  /** It is signed in the product: no writing lines. */
  signedHere?: boolean;
  /** The people whose consent is signed with it in the product; absent or empty without any. */
  consenting?: readonly Consenting[];
  /** The names of parties who can't sign in the product: they sign on paper. */
  onPaper?: readonly string[];
  /** It changes these signed terms: it states the change, and which terms count until everybody signed. */
  changes?: Contract;
  /** Its text was signed before: a character that no font has is drawn as a box, instead of refused. */
  boxes?: boolean;
}
