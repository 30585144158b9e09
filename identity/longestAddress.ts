/** The longest an e-mail address can be, in characters (RFC 5321): no more of the typed text is kept or shown. */
export const LONGEST_ADDRESS = 254;
