import type { BankLine } from '../bankLine.ts';

/** A line on the lender's own account, Sanne's first payment by default. */
export const aLine = ({
  counterparty,
  ...changes
}: Partial<Omit<BankLine, 'counterparty'>> & {
  counterparty?: Partial<BankLine['counterparty']>;
} = {}): BankLine => ({
  account: 'NL91ABNA0417164300',
  day: '2025-02-01',
  amount: 0,
  currency: 'EUR',
  reversal: false,
  counterparty: { name: 'S de Vries', iban: 'NL20INGB0001234567', ...counterparty },
  text: '',
  reference: '',
  bankReference: '',
  ...changes,
});
