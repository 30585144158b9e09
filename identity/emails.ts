/** One spelling per e-mail address: people type capitals and spaces their mailbox does not have. */
export const normaliseEmail = (email: string) => email.trim().normalize('NFC').toLowerCase();
