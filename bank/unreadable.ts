/**
 * The file can't be read as what it appears to be. The message is a Dutch sentence for whoever chose it and says what is
 * wrong; the advice for their bank is added to it (advice.ts).
 */
export class UnreadableBankFile extends Error {
  /** It has columns but names no account: it may be a homemade spreadsheet (sheet.ts). */
  readonly sheet: boolean;

  constructor(message: string, { sheet = false } = {}) {
    super(message);
    this.sheet = sheet;
  }
}
