import type { Act } from './act.ts';
import { agreed, type Chain, FAMILY } from './chain.ts';
import { THEFTS } from './theftChains.ts';

const flood: Act = {
  do: 'again',
  times: 20,
  acts: [
    { do: 'block', by: 'Jan', whom: 'Sanne' },
    { do: 'unblock', by: 'Jan', whom: 'Sanne' },
  ],
};

export const CHAINS: readonly Chain[] = [
  ...THEFTS,
  {
    name: 'a member signs a sister into a debt with him',
    setup: FAMILY,
    acts: agreed('A', ['Jan'], ['Bram', 'Sanne'], ['Bram', 'Jan']),
    through: { make: 1, propose: 1, answer: 1 },
  },
  {
    name: 'one of two borrowers agrees to another rate for both',
    setup: FAMILY,
    acts: [
      ...agreed('A', ['Jan'], ['Bram', 'Sanne'], ['Bram', 'Sanne', 'Jan']),
      { do: 'propose', by: 'Jan', loan: 'A', what: 'rate_change' },
      { do: 'answer', by: 'Bram', loan: 'A', answer: 'accepted' },
    ],
    through: { propose: 2 },
  },
  {
    name: 'one of two lenders forgives the other’s half too, and confirms a payment that never came',
    setup: FAMILY,
    acts: [
      ...agreed('A', ['Bram', 'Sanne'], ['Jan'], ['Bram', 'Sanne', 'Jan']),
      { do: 'record', by: 'Jan', loan: 'A', what: 'payment' },
      { do: 'confirm', by: 'Bram', loan: 'A' },
      { do: 'record', by: 'Bram', loan: 'A', what: 'extra_repayment' },
      { do: 'propose', by: 'Jan', loan: 'A', what: 'forgiveness' },
      { do: 'answer', by: 'Bram', loan: 'A', answer: 'accepted' },
    ],
    through: { propose: 2, record: 1 },
  },
  {
    name: 'dead for a moment: a manager answers for a living borrower',
    setup: FAMILY,
    acts: [
      ...agreed('A', ['Jan'], ['Sanne'], ['Jan', 'Sanne']),
      flood,
      { do: 'record death', by: 'Jan', whom: 'Sanne' },
      { do: 'propose', by: 'Jan', loan: 'A', what: 'rate_change', paper: true },
      { do: 'take death back', by: 'Jan', whom: 'Sanne' },
      { do: 'look', by: 'Sanne' },
    ],
    through: { answer: 1, look: 1 },
  },
  {
    name: 'a borrower keeps the book of a lender he reported dead',
    setup: FAMILY,
    acts: [
      ...agreed('A', ['Sanne'], ['Jan'], ['Jan', 'Sanne']),
      { do: 'record', by: 'Jan', loan: 'A', what: 'payment' },
      { do: 'record death', by: 'Jan', whom: 'Sanne' },
      { do: 'confirm', by: 'Jan', loan: 'A' },
      { do: 'take death back', by: 'Jan', whom: 'Sanne' },
    ],
    through: { answer: 1, record: 1 },
  },
  {
    name: 'a muted manager loses the management unnoticed',
    setup: FAMILY,
    acts: [
      ...agreed('A', ['Jan'], ['Sanne'], ['Jan', 'Sanne']),
      {
        do: 'again',
        times: 17,
        acts: [
          { do: 'propose', by: 'Sanne', loan: 'A', what: 'archive' },
          { do: 'answer', by: 'Sanne', loan: 'A', answer: 'withdrawn' },
        ],
      },
      { do: 'ask management', by: 'Sanne' },
      { do: 'wait', days: 31 },
      { do: 'ask management', by: 'Sanne' },
    ],
    through: { answer: 1 },
  },
  {
    name: 'a lender and the borrower change a contract signed by three',
    setup: FAMILY,
    acts: [
      { do: 'make', by: 'Jan', loan: 'A', from: ['Jan', 'Sanne'], to: ['Bram'] },
      { do: 'ask to sign', by: 'Jan', loan: 'A' },
      { do: 'sign', by: 'Jan', loan: 'A' },
      { do: 'sign', by: 'Sanne', loan: 'A' },
      { do: 'sign', by: 'Bram', loan: 'A' },
      { do: 'propose', by: 'Bram', loan: 'A', what: 'rate_change' },
      { do: 'answer', by: 'Jan', loan: 'A', answer: 'accepted' },
      { do: 'sign', by: 'Bram', loan: 'A' },
      { do: 'sign', by: 'Jan', loan: 'A' },
    ],
    through: { sign: 3, propose: 1 },
  },
  {
    name: 'somebody presumed dead is blocked, and lives',
    setup: FAMILY,
    acts: [
      { do: 'record death', by: 'Jan', whom: 'Sanne' },
      { do: 'wait', days: 8 },
      { do: 'block', by: 'Jan', whom: 'Sanne' },
      { do: 'take death back', by: 'Jan', whom: 'Sanne' },
      { do: 'look', by: 'Sanne' },
    ],
    through: { 'record death': 1, 'take death back': 1, look: 1 },
  },
  {
    name: 'a mandate to confirm receipts takes on a debt',
    setup: [...FAMILY, { name: 'Marijke', family: 'Vries', is: 'partner', of: 'Jan', login: true }],
    acts: [
      ...agreed('A', ['Sanne'], ['Jan', 'Marijke'], ['Sanne', 'Jan', 'Marijke']),
      { do: 'give mandate', by: 'Marijke', whom: 'Jan', matters: ['payments'] },
      { do: 'record', by: 'Sanne', loan: 'A', what: 'costs' },
      { do: 'confirm', by: 'Jan', loan: 'A' },
    ],
    through: { answer: 2, 'give mandate': 1, record: 1 },
  },
  {
    name: 'somebody presumed dead is recorded as divorced, and lives',
    setup: [...FAMILY, { name: 'Marijke', family: 'Vries', is: 'partner', of: 'Jan', login: true }],
    acts: [
      { do: 'record death', by: 'Jan', whom: 'Marijke' },
      { do: 'wait', days: 8 },
      { do: 'record divorce', by: 'Jan', whom: 'Marijke' },
      { do: 'take death back', by: 'Jan', whom: 'Marijke' },
      { do: 'look', by: 'Marijke' },
    ],
    through: { 'record death': 1, 'take death back': 1, look: 1 },
  },
  {
    name: 'a lender charges costs to a borrower presumed dead, and takes her payment back',
    setup: FAMILY,
    acts: [
      ...agreed('A', ['Jan'], ['Sanne'], ['Jan', 'Sanne']),
      { do: 'record', by: 'Jan', loan: 'A', what: 'payment' },
      { do: 'record death', by: 'Jan', whom: 'Sanne' },
      { do: 'wait', days: 8 },
      { do: 'take back', by: 'Jan', loan: 'A' },
      { do: 'record', by: 'Jan', loan: 'A', what: 'costs' },
      { do: 'take death back', by: 'Jan', whom: 'Sanne' },
      { do: 'look', by: 'Sanne' },
    ],
    through: { record: 2, 'take back': 1, 'take death back': 1, look: 1 },
  },
  {
    name: 'a manager parts a couple in which one has no login, and agrees on paper in her place',
    setup: [...FAMILY, { name: 'Els', family: 'Vries', is: 'partner', of: 'Bram' }],
    acts: [
      ...agreed('A', ['Jan'], ['Bram', 'Els'], ['Jan', 'Bram']),
      { do: 'record divorce', by: 'Jan', whom: 'Els' },
      { do: 'propose', by: 'Jan', loan: 'A', what: 'rate_change', paper: true },
    ],
    through: { answer: 1, 'record divorce': 1 },
  },
  {
    name: 'a mandate for other terms raises the loan, and agrees that paying one lender is enough',
    setup: [...FAMILY, { name: 'Marijke', family: 'Vries', is: 'partner', of: 'Jan', login: true }],
    acts: [
      ...agreed('A', ['Jan', 'Marijke'], ['Sanne'], ['Sanne', 'Jan', 'Marijke']),
      { do: 'give mandate', by: 'Marijke', whom: 'Jan', matters: ['terms'] },
      { do: 'propose', by: 'Sanne', loan: 'A', what: 'terms' },
      { do: 'answer', by: 'Jan', loan: 'A', answer: 'accepted' },
      { do: 'answer', by: 'Sanne', loan: 'A', answer: 'withdrawn' },
      { do: 'propose', by: 'Sanne', loan: 'A', what: 'paid_to_one' },
      { do: 'answer', by: 'Jan', loan: 'A', answer: 'accepted' },
    ],
    through: { propose: 3, 'give mandate': 1 },
  },
  {
    name: 'an agreement by mandate still counts after the mandate ended',
    setup: [...FAMILY, { name: 'Marijke', family: 'Vries', is: 'partner', of: 'Jan', login: true }],
    acts: [
      ...agreed('A', ['Jan', 'Marijke'], ['Sanne'], ['Sanne', 'Jan', 'Marijke']),
      { do: 'give mandate', by: 'Marijke', whom: 'Jan', matters: ['terms'] },
      { do: 'propose', by: 'Jan', loan: 'A', what: 'rate_change' },
      { do: 'end mandate', by: 'Marijke' },
      { do: 'answer', by: 'Sanne', loan: 'A', answer: 'accepted' },
    ],
    through: { 'give mandate': 1, 'end mandate': 1, propose: 2 },
  },
  {
    name: 'a lender agrees on paper for an erased borrower',
    setup: FAMILY,
    acts: [
      ...agreed('A', ['Jan'], ['Sanne'], ['Jan', 'Sanne']),
      { do: 'erase', by: 'Sanne' },
      { do: 'wait', days: 8 },
      { do: 'propose', by: 'Jan', loan: 'A', what: 'rate_change', paper: true },
    ],
    through: { answer: 1, erase: 1 },
  },
  {
    name: 'the husband of the borrower, who manages the family, confirms her payment to a lender without a login',
    setup: [
      ...FAMILY,
      { name: 'Noor', family: 'Vries', is: 'child' },
      { name: 'Tom', family: 'Vries', is: 'partner', of: 'Sanne', login: true, manages: true },
    ],
    acts: [
      ...agreed('A', ['Noor'], ['Sanne'], ['Sanne']),
      { do: 'answer', by: 'Jan', loan: 'A', answer: 'accepted', paper: true },
      { do: 'record', by: 'Sanne', loan: 'A', what: 'payment' },
      { do: 'confirm', by: 'Tom', loan: 'A' },
    ],
    through: { answer: 1, record: 1 },
  },
];
