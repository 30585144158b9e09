import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { GIFT_CLAUSES, LOAN_CLAUSES } from './catalogue.ts';

/** Where a clause stands by itself: its entry, its words and what they mean, a field that stands among the terms, and its paper. */
const OWN = [
  'domain/contracts/clauses/catalogue.ts',
  'src/text/clauses.ts',
  'src/text/giftClauses.ts',
  // What hard words mean, which comes when somebody asks.
  'src/text/clauseMeanings.ts',
  'src/pages/overview/wizard/TermsStep.tsx',
  'server/pdf/',
  // What anybody sees on the first page.
  'server/openPages/examples.ts',
];

/** The words of a clause: of a loan's, or of a gift's. */
const WORDS = /^src\/text\/(clauses|giftClauses)\.ts$/u;

/** Clauses that mean something elsewhere too: sums, taxes and hints follow from them. */
const MEANS_MORE = [
  ...['form', 'exemption', 'condition', 'tax_paid_by', 'callable', 'exclusion_on_forgiven'],
  ...[
    'payment_every',
    'day_count',
    'payment_rounding',
    'late_payment',
    'taken_over',
    'default_rate_millipercent',
    'extra_repayment',
    'account_iban',
  ],
  // Who signs follows from them.
  ...['giver_spouse', 'spouse_consent', 'borrower_spouse'],
  // The sentences above a signature say it, and whether interest is still to come.
  'rate_fixed_until',
  // The check of the deduction counts with it.
  'replaces_since',
  // What is late makes a loan callable.
  'call_events',
  // Until when interest runs over it.
  'falls_due',
  // Whether a rate may be a gift follows from it.
  'compared_rate_millipercent',
  // What each of two owes follows from it.
  'borrower_shares',
  // Who confirms a payment follows from it.
  'paid_to_one',
  // Words that other subjects use as well.
  ...['administration', 'administrator', 'security'],
];

const root = path.join(__dirname, '../../..');
const sources = ['domain', 'src', 'server'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.|\/test\//u.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
);

const names = Object.keys({ ...GIFT_CLAUSES, ...LOAN_CLAUSES }).filter((name) => !MEANS_MORE.includes(name));

test.each(names)('%s stands in the catalogue, its words and the paper, and nowhere else', (name) => {
  const word = new RegExp(`\\b${name}\\b`, 'u');
  const places = sources.filter(({ text }) => word.test(text)).map(({ file }) => file);
  expect(places.filter((file) => !OWN.some((own) => file.startsWith(own)))).toEqual([]);
  expect(places).toEqual(
    expect.arrayContaining([OWN[0], expect.stringMatching(WORDS), expect.stringContaining('server/pdf/')]),
  );
});
