/**
 * The file can't be read as what it seems to be. The message is what is wrong, as a Dutch sentence for whoever chose it;
 * what to do at their bank is put behind it (advice.ts).
 */
export class UnreadableBankFile extends Error {}
