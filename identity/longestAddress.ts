/** The longest an e-mail address can be, in characters (RFC 5321): of what is typed no more is kept or shown. */
export const LONGEST_ADDRESS = 254;
