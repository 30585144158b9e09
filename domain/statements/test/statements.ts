import type { Party } from '../../wire/party.ts';
import type { DeductionCheck, LoanFigures, Statement, StatementGift, StatementLoan } from '../../wire/statement.ts';

const vries = (firstname: string): Party => ({
  hashid: firstname.toLowerCase(),
  firstname,
  infix: 'de',
  lastname: 'Vries',
});
export const [jan, marijke, sanne] = ['Jan', 'Marijke', 'Sanne'].map(vries) as [Party, Party, Party];

const NOTHING: LoanFigures = {
  opening: 0,
  paid_out: 0,
  interest_charged: 0,
  interest_paid: 0,
  costs_charged: 0,
  costs_paid: 0,
  repaid: 0,
  repaid_extra: 0,
  paid_ahead: 0,
  forgiven: 0,
  closing: 0,
};

/** A linear loan of € 12.000 with Sanne, with no events in the year but `figures`. */
export function line(
  hashid: string,
  figures: Partial<LoanFigures>,
  changes: Partial<StatementLoan> = {},
): StatementLoan {
  return {
    hashid,
    type: 'LinearLoanContract',
    purpose: '',
    others: [sanne],
    together: [],
    signed_date: '2024-06-20',
    start_date: '2024-07-01',
    end_date: '2025-07-01',
    rates: [],
    own_home: false,
    by_schedule: false,
    figures: { ...NOTHING, ...figures },
    arrears: { interest: 0, principal: 0 },
    overdue: { opening: 0, closing: 0 },
    prepaid_interest: { opening: 0, closing: 0 },
    deduction: null,
    belongs: false,
    report: null,
    ...changes,
  };
}

export const checked = (verdict: DeductionCheck['verdict']) => ({
  own_home: true,
  deduction: { verdict, counts: { from: null, until: null } } as DeductionCheck,
  belongs: verdict !== 'red',
});

export const given = (amount: number, date: string, changes: Partial<StatementGift> = {}): StatementGift => ({
  hashid: 'gift',
  kind: 'gift',
  date,
  amount,
  purpose: '',
  others: [sanne],
  together: [],
  ...changes,
});

/** Makes a statement of Jan, over 2025. */
export const statement = (changes: Partial<Statement>): Statement => ({
  year: 2025,
  person: { ...jan, birthdate: null },
  provisional: false,
  until: '2025-12-31',
  lent: [],
  borrowed: [],
  given: [],
  received: [],
  exemptions: [],
  deceased: [],
  warnings: [],
  ...changes,
});
