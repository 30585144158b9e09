/** The files that a bank hands out, for a field that takes them: what a file is, says what is in it (bank/readBankFile.ts). */
export const BANK_FILE_TYPES =
  '.xml,.zip,.940,.mt940,.sta,.swi,.csv,.txt,.tab,.xlsx,text/xml,application/xml,text/csv,text/plain,application/zip';
