import type { BankLine } from '../domain/bank/bankLine.ts';
import { readBankFile } from './readBankFile.ts';
import { bankFileBytes } from './test/files.ts';

/** The content of every file in bank/test/files: a term received and a bill paid. */
const CAME = {
  day: '2026-01-02',
  amount: 58_924,
  currency: 'EUR',
  reversal: false,
  counterparty: { name: 'S de Vries', iban: 'NL20INGB0001234567' },
  text: 'Aflossing lening januari',
};
const WENT = {
  day: '2026-01-05',
  amount: -123_456,
  currency: 'EUR',
  reversal: false,
  counterparty: { name: 'Bakker & Zn; brood', iban: 'NL91ABNA0417164300' },
  text: 'Factuur 12, spoed',
};
const small = { counterparty: { ...CAME.counterparty, name: 's de vries' } };
const smallShop = { counterparty: { ...WENT.counterparty, name: 'bakker & zn; brood' } };

type Line = Partial<BankLine>;
const [LOAN, BILL] = [{ reference: 'LENING-01' }, { reference: 'F-12' }];

/** Per file: its bank, its account, and how its two lines differ; `null` if it doesn't have the line. */
const FILES: readonly [file: string, bank: string, account: string, came: Line | null, went: Line | null][] = [
  ['ing.csv', 'ING', 'NL69INGB0123456789', LOAN, BILL],
  ['ing-old.csv', 'ING', 'NL69INGB0123456789', LOAN, BILL],
  ['ing-english.csv', 'ING', 'NL69INGB0123456789', LOAN, BILL],
  [
    'ing-savings.csv',
    'ING',
    'A 123-45678',
    { counterparty: { name: 'Inleg van S de Vries', iban: 'NL20INGB0001234567' } },
    { counterparty: { name: 'Opname naar Betaalrekening', iban: 'NL69INGB0123456789' } },
  ],
  [
    'rabobank.csv',
    'Rabobank',
    'NL44RABO0123456789',
    { ...LOAN, bankReference: '000000000000000101' },
    { ...BILL, bankReference: '000000000000000102' },
  ],
  ['abnamro.tab', 'ABN AMRO', '698765432', LOAN, BILL],
  ['bunq.csv', 'bunq', 'NL02BUNQ2012345678', {}, {}],
  [
    'asn.csv',
    'ASN Bank',
    'NL15ASNB0123456789',
    { ...small, bankReference: '12345678' },
    { ...smallShop, ...BILL, bankReference: '12345679' },
  ],
  [
    'asn-headless.csv',
    'ASN Bank',
    'NL15ASNB0123456789',
    { ...small, bankReference: '12345678' },
    { ...smallShop, ...BILL, bankReference: '12345679' },
  ],
  [
    'sns.csv',
    'SNS',
    'NL57SNSB0123456789',
    { ...small, bankReference: '12345678' },
    { ...smallShop, ...BILL, bankReference: '12345679' },
  ],
  [
    'regiobank.csv',
    'RegioBank',
    'NL85RBRB0123456789',
    { ...small, bankReference: '12345678' },
    { ...smallShop, ...BILL, bankReference: '12345679' },
  ],
  ['triodos.csv', 'Triodos', 'NL30TRIO0123456789', {}, {}],
  ['knab.csv', 'Knab', 'NL35KNAB0123456789', LOAN, BILL],
  [
    'camt053.xml',
    'ING',
    'NL69INGB0123456789',
    { ...LOAN, bankReference: '0102001' },
    { ...BILL, text: 'F-12 Factuur 12, spoed', bankReference: '0105001' },
  ],
  ['camt053-v8.xml', 'Rabobank', 'NL44RABO0123456789', LOAN, null],
  ['camt052.xml', 'Triodos', 'NL30TRIO0123456789', LOAN, null],
  [
    'mt940-ing.940',
    'ING',
    'NL69INGB0123456789',
    { ...LOAN, bankReference: '26002INGB0000001' },
    { amount: -10_000, reversal: true, bankReference: '26005INGB0000002' },
  ],
  ['mt940-rabobank.swi', 'Rabobank', 'NL44RABO0123456789', LOAN, {}],
  ['mt940-abnamro.sta', 'ABN AMRO', '698765432', LOAN, BILL],
  ['mt940-asn.940', 'ASN Bank', 'NL15ASNB0123456789', { ...small, amount: 58_900 }, { ...smallShop, amount: -3_400 }],
  [
    'mt940-knab.940',
    'Knab',
    'NL35KNAB0123456789',
    { ...LOAN, bankReference: 'B6A02XM00J000023' },
    { bankReference: 'B6A05XM00J000024' },
  ],
  ['mt940-triodos.940', 'Triodos', 'NL30TRIO0123456789', {}, {}],
];

test.each(FILES)('%s is read in full', (name, bank, account, came, went) => {
  const file = readBankFile(bankFileBytes(name));
  expect(file.bank).toBe(bank);
  const none = { account, reference: '', bankReference: '' };
  const wanted = [came && { ...none, ...CAME, ...came }, went && { ...none, ...WENT, ...went }].filter(Boolean);
  expect(file.lines).toEqual(expect.arrayContaining(wanted));
});
