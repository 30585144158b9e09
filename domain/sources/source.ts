/** The source of a legal figure or sentence in the product. */
export interface Source {
  /** The law, and its articles as the code and the screens cite them. */
  law: string;
  articles: readonly string[];
  /** The part that the product uses. */
  about: string;
  /** The constants that hold its figures: file and name. */
  figures: readonly string[];
  /** The page of the publisher: the law, the Staatscourant or the Belastingdienst. */
  url: string;
  /** The text that was read: that of a day, in the law's own words. */
  text: string;
  /** Why it could not be confirmed in the newest text; null if it was. */
  unconfirmed: string | null;
}

/** The day on which every source was last looked up. */
export const LOOKED_UP = '2026-11-23';
