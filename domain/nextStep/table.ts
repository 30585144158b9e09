import type { Stand, StandAct, StandRole } from '../wire/choices/nextStep.ts';

/** The next step in one state for one role. */
export interface Row {
  /** The person the contract waits for. */
  waits: 'you' | 'others' | 'nobody';
  /** The act with the filled button; null if there is none. */
  first: StandAct | null;
  /** The other acts, in the order of the buttons. */
  others: readonly StandAct[];
}

const row =
  (waits: Row['waits']) =>
  (first: StandAct | null = null, ...others: StandAct[]): Row => ({ waits, first, others });
const you = row('you');
const others = row('others');
const nobody = row('nobody');

/** It does not occur for this role: a spouse is asked only for a signature, and an onlooker for nothing. */
const NEVER: Row = nobody();

type Roles = Record<StandRole, Row>;
/** The same for everybody in it; `rest` for the others. */
const parties = (row: Row, rest: Row): Roles => ({
  managing_lender: row,
  lender: row,
  borrower: row,
  spouse: NEVER,
  other: rest,
});

/** The maker of a concept edits and removes it; a person who may record signing on paper does so. */
const CONCEPT = ['edit', 'sign_on_paper', 'remove'] as const;

/**
 * The next step, for each state of a contract and each role (docs/decisions/0024). The page of a contract, the overview, the end
 * of the wizard, the notices and the mails follow it. It describes the state; the reader's rights are checked separately, and
 * forbidden acts are left out (stand.ts).
 */
export const TABLE: Readonly<Record<Stand, Roles>> = {
  sign: { ...parties(you('sign'), NEVER), spouse: you('sign') },
  sign_change: { ...parties(you('sign'), NEVER), spouse: you('sign') },
  answer: parties(you('answer'), you('answer')),
  answer_paper: parties(you('answer'), you('answer')),
  recognise: parties(you('recognise'), NEVER),
  // A manager confirms for a person without a login.
  confirm: parties(you('confirm'), you('confirm')),
  debt: parties(you('to_payments'), you('to_payments')),
  home: parties(you('to_payments'), you('to_payments')),
  automatic: parties(you('to_payments'), you('to_payments')),
  late: parties(you('to_payments'), you('to_payments')),
  soon: { ...parties(NEVER, NEVER), borrower: you('to_payments') },
  year: { ...parties(you('confirm'), you('confirm')), borrower: NEVER },
  send: parties(you('ask_signatures', ...CONCEPT), others(null, ...CONCEPT)),

  signing: {
    ...parties(others('open_request', 'withdraw_request'), others('open_request')),
    spouse: others('open_request'),
  },
  signing_change: {
    ...parties(others('open_request', 'withdraw_proposal'), others('open_request')),
    spouse: others('open_request'),
  },
  proposed: parties(others(null, 'withdraw_proposal'), others(null, 'withdraw_proposal')),
  proposed_paper: parties(others(null, 'withdraw_proposal'), others(null, 'withdraw_proposal')),
  contested: parties(others(), others()),
  reported: parties(others(null, 'to_payments'), others(null, 'to_payments')),
  reported_by_you: parties(others(null, 'withdraw_report'), others(null, 'withdraw_report')),
  automatic_asked: parties(others(null, 'to_payments'), others(null, 'to_payments')),
  wished: parties(others(null, 'withdraw_wish', 'invite_again', ...CONCEPT), others(null, 'invite_again', ...CONCEPT)),
  invited: parties(others('wish_signatures', 'invite_again', ...CONCEPT), others(null, 'invite_again', ...CONCEPT)),
  on_paper: parties(others('sign_on_paper', 'edit', 'remove'), others('sign_on_paper', 'edit', 'remove')),
  notary: parties(others('download_draft', ...CONCEPT), others('download_draft', ...CONCEPT)),

  running: parties(nobody(), nobody()),
  paid_off: parties(nobody(), nobody()),
  // A loan continues: a manager of the family finds the papers for the heirs.
  someone_died: parties(nobody('estate_papers'), nobody('estate_papers')),
  archived: parties(nobody(), nobody()),
};
