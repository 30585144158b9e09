import { TABLE } from '../nextStep/table.ts';
import { STEP_SAYS } from '../nextStep/words.ts';
import { NOTICE_KINDS } from '../wire/choices/notice.ts';
import { stepAsked } from './asking.ts';
import { NOTICES } from './catalogue.ts';
import type { NoticeWords } from './declaration.ts';
import { ASKS } from './settled.ts';

const words: NoticeWords = {
  by: 'Sanne',
  contract: 'een lening van jullie',
  person: 'iemand',
  date: '2026-03-02',
  year: 2026,
  answer: 'asked',
};
/** The sentence of the table with the words of a mail; recognise is asked for several contracts together. */
const filled = { by: 'Sanne', day: '', euros: '', what: '', at: '' };

describe('a notice that asks something', () => {
  it('asks for a step that the table gives its reader, with a first act', () => {
    for (const kind of NOTICE_KINDS) {
      const step = stepAsked(kind, words);
      expect([kind, step !== undefined]).toEqual([kind, ASKS[kind] !== undefined]);
      if (step) expect(TABLE[step].borrower.first ?? TABLE[step].lender.first).not.toBeNull();
    }
  });

  it.each([
    ['proposed', STEP_SAYS.answer({ ...filled, day: '1 maart 2026', at: ' bij een lening van jullie' })],
    ['asked_to_sign', STEP_SAYS.sign({ ...filled, at: ' onder een lening van jullie' })],
    ['payment_reported', STEP_SAYS.confirm({ ...filled, what: 'een betaling', at: ' bij een lening van jullie' })],
    ['automatic', STEP_SAYS.automatic({ ...filled, at: ' van een lening van jullie' })],
    ['term_soon', STEP_SAYS.soon({ ...filled, day: '2 maart 2026', at: ' van een lening van jullie' })],
    ['term_late', STEP_SAYS.late({ ...filled, day: '2 maart 2026', at: ' bij een lening van jullie' })],
    ['year_check', STEP_SAYS.year({ ...filled, day: '31 december 2026' })],
  ] as const)('%s has the sentence of the table, without an amount', (kind, sentence) => {
    const said = NOTICES[kind].sentence(words);
    expect(said.startsWith(sentence)).toBe(true);
    expect(said).not.toContain('€');
  });

  it('names the subject of a report', () => {
    expect(stepAsked('payment_reported', {})).toBe('confirm');
    expect(stepAsked('payment_reported', { answer: 'owed' })).toBe('debt');
    expect(stepAsked('payment_reported', { answer: 'home' })).toBe('home');
    expect(stepAsked('automatic', { answer: 'started' })).toBeUndefined();
  });
});
