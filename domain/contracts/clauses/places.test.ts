import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { GIFT_CLAUSES, LOAN_CLAUSES } from './catalogue.ts';

/** The places of a self-contained clause: its entry, its words and their meaning, a field among the terms, and its paper. */
const OWN = [
  'domain/contracts/clauses/catalogue.ts',
  'src/text/clauses.ts',
  'src/text/giftClauses.ts',
  // Explanations of hard words, loaded on request.
  'src/text/clauseMeanings.ts',
  'src/pages/overview/wizard/TermsStep.tsx',
  'server/pdf/',
  // Visible on the first page.
  'server/openPages/examples.ts',
];

/** The words of a loan's clause, or a gift's. */
const WORDS = /^src\/text\/(clauses|giftClauses)\.ts$/u;

/** Clauses that have a meaning elsewhere too: sums, taxes and hints follow from them. */
const MEANS_MORE = [
  ...['form', 'exemption', 'condition', 'tax_paid_by', 'callable', 'exclusion_on_forgiven'],
  ...[
    'payment_every',
    'on_last_day',
    'day_count',
    'payment_rounding',
    'late_payment',
    'taken_over',
    'default_rate_millipercent',
    'extra_repayment',
    'account_iban',
  ],
  // The signers follow from them.
  ...['giver_spouse', 'spouse_consent', 'borrower_spouse'],
  // Used in the sentences above a signature, including whether interest is still to come.
  'rate_fixed_until',
  // Used in the check of the deduction.
  'replaces_since',
  // Late payment makes a loan callable.
  'call_events',
  // The end of its interest.
  'falls_due',
  // Decides whether a rate may be a gift.
  'compared_rate_millipercent',
  // Decides each borrower's debt.
  'borrower_shares',
  // Decides who confirms a payment.
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

test.each(names)('%s appears in the catalogue, its words and the paper, and nowhere else', (name) => {
  const word = new RegExp(`\\b${name}\\b`, 'u');
  const places = sources.filter(({ text }) => word.test(text)).map(({ file }) => file);
  expect(places.filter((file) => !OWN.some((own) => file.startsWith(own)))).toEqual([]);
  expect(places).toEqual(
    expect.arrayContaining([OWN[0], expect.stringMatching(WORDS), expect.stringContaining('server/pdf/')]),
  );
});
