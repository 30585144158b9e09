import type { Act } from './act.ts';
import { agreed, type Chain, FAMILY } from './chain.ts';

const COUPLE = [...FAMILY, { name: 'Marijke', family: 'Vries', is: 'partner', of: 'Jan', login: true }] as const;
const stolen = (by: string): Act => ({ do: 'steal', by });
const back = (by: string): Act => ({ do: 'take account back', by });

/** A thief's acts with an account, which its owner took back by the link of a mail. */
export const THEFTS: readonly Chain[] = [
  {
    name: 'a thief’s agreements are frozen, and those that wait for others are asked again',
    setup: COUPLE,
    acts: [
      ...agreed('A', ['Jan'], ['Sanne'], ['Jan', 'Sanne']),
      ...agreed('B', ['Jan', 'Marijke'], ['Sanne'], ['Jan', 'Marijke', 'Sanne']),
      { do: 'wait', days: 1 },
      stolen('Jan'),
      { do: 'propose', by: 'Sanne', loan: 'A', what: 'rate_change' },
      { do: 'answer', by: 'Jan', loan: 'A', answer: 'accepted' },
      { do: 'propose', by: 'Sanne', loan: 'B', what: 'rate_change' },
      { do: 'answer', by: 'Jan', loan: 'B', answer: 'accepted' },
      back('Jan'),
      { do: 'answer', by: 'Marijke', loan: 'B', answer: 'accepted' },
    ],
    through: { propose: 4, 'take account back': 1, answer: 6 },
  },
  {
    name: 'a thief’s mandate answers for nobody after the way back',
    setup: COUPLE,
    acts: [
      ...agreed('A', ['Jan', 'Marijke'], ['Sanne'], ['Jan', 'Marijke', 'Sanne']),
      { do: 'wait', days: 1 },
      stolen('Marijke'),
      { do: 'give mandate', by: 'Marijke', whom: 'Jan', matters: ['terms', 'archive', 'payments'] },
      back('Marijke'),
      { do: 'propose', by: 'Jan', loan: 'A', what: 'archive' },
      { do: 'answer', by: 'Sanne', loan: 'A', answer: 'accepted' },
    ],
    through: { 'give mandate': 1, 'take account back': 1, propose: 2 },
  },
  {
    name: 'management that a thief gave, and a block he asked for, end with the way back',
    setup: FAMILY,
    acts: [
      ...agreed('A', ['Jan'], ['Sanne'], ['Jan', 'Sanne']),
      { do: 'wait', days: 1 },
      stolen('Jan'),
      { do: 'give management', by: 'Jan', whom: 'Bram' },
      { do: 'block', by: 'Jan', whom: 'Sanne' },
      back('Jan'),
      { do: 'wait', days: 8 },
    ],
    through: { 'give management': 1, block: 1, 'take account back': 1 },
  },
  {
    name: 'an erasure that a thief asked for does not happen after the way back',
    setup: FAMILY,
    acts: [
      stolen('Sanne'),
      { do: 'erase', by: 'Sanne' },
      { do: 'wait', days: 2 },
      back('Sanne'),
      { do: 'wait', days: 8 },
    ],
    through: { erase: 1, 'take account back': 1 },
  },
];
