/** A date without a time, `yyyy-MM-dd`. */
export type IsoDateText = string;
