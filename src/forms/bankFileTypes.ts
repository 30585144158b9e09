/** The file types that banks provide, for a file field: the contents decide what a file is (bank/readBankFile.ts). */
export const BANK_FILE_TYPES =
  '.xml,.zip,.940,.mt940,.sta,.swi,.csv,.txt,.tab,.xlsx,text/xml,application/xml,text/csv,text/plain,application/zip';
