import type { Stand } from '../wire/choices/nextStep.ts';
import type { NoticeKind } from '../wire/notice.ts';
import { who } from './answers.ts';
import type { NoticeWords } from './declaration.ts';

/** How the request in a notice was settled: it waits for nobody any more. */
export type Settled = 'answered' | 'signed' | 'withdrawn' | 'lapsed';

/** The notices that ask something, and the states of the contract (domain/nextStep/table.ts) that await their reader. */
export const ASKS: Readonly<Partial<Record<NoticeKind, readonly Stand[]>>> = {
  proposed: ['answer', 'answer_paper'],
  asked_to_sign: ['sign', 'sign_change'],
  unconfirmed: ['recognise'],
  payment_reported: ['confirm', 'debt', 'home'],
  automatic: ['automatic'],
  term_soon: ['soon'],
  term_late: ['late'],
  year_check: ['year'],
};

const ENDS: Readonly<Record<Settled, string>> = {
  answered: 'Dat is beantwoord.',
  signed: 'Je hebt ondertekend.',
  withdrawn: 'Dat is ingetrokken.',
  lapsed: 'Dat is verlopen.',
};

const WAS: Readonly<Partial<Record<NoticeKind, (words: NoticeWords) => string>>> = {
  proposed: (w) => `${who(w)} deed een voorstel bij ${w.contract}.`,
  asked_to_sign: (w) =>
    `Er werd je gevraagd om je handtekening onder ${w.answer === undefined ? '' : 'een wijziging van '}${w.contract}.`,
  payment_reported: (w) =>
    w.answer === undefined
      ? `${who(w)} meldde een betaling bij ${w.contract}.`
      : `${who(w)} meldde iets bij ${w.contract}.`,
};

/** The text of a notice once its request was settled; undefined if the text stays the same. */
export function settledSentence(kind: NoticeKind, settled: Settled, words: NoticeWords): string | undefined {
  const was = WAS[kind]?.(words);
  return was === undefined ? undefined : `${was} ${ENDS[settled]}`;
}
