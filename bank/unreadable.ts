/**
 * The file can't be read as what it seems to be. The message is what is wrong, as a Dutch sentence for whoever chose it;
 * what to do at their bank is put behind it (advice.ts).
 */
export class UnreadableBankFile extends Error {
  /** It has columns and names no account: it may be a spreadsheet of somebody's own (sheet.ts). */
  readonly sheet: boolean;

  constructor(message: string, { sheet = false } = {}) {
    super(message);
    this.sheet = sheet;
  }
}
