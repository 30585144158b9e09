/** Whose word something waits for, as a sentence names them. */
export interface Awaited {
  who: string;
  /** More than one of them has to say it. */
  many: boolean;
}
