import type { WhatIfForm } from '../../../../domain/wire/whatIf.ts';
import { done } from '../done.ts';
import type { Changes } from '../callTypes.ts';

const form: WhatIfForm = {
  contract: 'een',
  name: 'Met de bonus',
  tried: { kind: 'rate_change', date: '2026-07-01', rate_millipercent: 2_500 },
};

/** The saved try-outs of a loan: a change returns the new list. */
export const changesOfWhatIfs = {
  keepWhatIf: { asked: { ...form, done }, sends: 'POST /contract/what-if', body: form, answer: [], asksAgain: [] },
  renameWhatIf: {
    asked: { contract: 'een', hashid: 'bonus', name: 'Erfenis', done },
    sends: 'POST /contract/what-if/name',
    body: { hashid: 'bonus', name: 'Erfenis' },
    answer: [],
    asksAgain: [],
  },
  removeWhatIf: {
    asked: { contract: 'een', hashid: 'bonus', done },
    sends: 'DELETE /contract/what-if',
    query: { hashid: 'bonus' },
    answer: [],
    asksAgain: [],
  },
} satisfies Partial<Changes>;
