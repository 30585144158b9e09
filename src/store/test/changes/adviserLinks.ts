import { done } from '../done.ts';
import type { Changes } from '../callTypes.ts';

/** The links by which an adviser reads along, and reading by one. */
export const changesOfAdviserLinks = {
  giveAdviserLink: {
    asked: { for_whom: 'Kees', contracts: ['een'], years: [2026], papers: true, days: 7 },
    sends: 'POST /adviser-link',
    body: { for_whom: 'Kees', contracts: ['een'], years: [2026], papers: true, days: 7 },
    asksAgain: ['getAdviserLinks'],
  },
  closeAdviserLink: {
    asked: { hashid: 'een', done },
    sends: 'DELETE /adviser-link',
    query: { hashid: 'een' },
    asksAgain: ['getAdviserLinks'],
  },
  openAdviserLink: {
    asked: { token: 'ab', code: '1' },
    sends: 'POST /adviser-link/open',
    body: { token: 'ab', code: '1' },
    asksAgain: [],
  },
  downloadAdviserPaper: {
    asked: { token: 'ab', code: '1', paper: 'een', fileName: 'een.pdf' },
    sends: 'POST /adviser-link/paper',
    body: { token: 'ab', code: '1', paper: 'een' },
    saves: 'een.pdf',
    asksAgain: [],
  },
} satisfies Partial<Changes>;
