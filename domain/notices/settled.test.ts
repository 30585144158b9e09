import { TABLE } from '../nextStep/table.ts';
import { STAND_ROLES, STANDS } from '../wire/choices/nextStep.ts';
import { ASKS, settledSentence } from './settled.ts';

const words = { by: 'Wilhelmina', contract: 'de lening aan jou', person: 'Sanne' };

test('each state that waits for its reader has a notice, except a concept, about which nobody asks anything', () => {
  const asked = new Set(Object.values(ASKS).flat());
  for (const state of STANDS) {
    const waits = STAND_ROLES.some((role) => TABLE[state][role].waits === 'you');
    expect([state, asked.has(state)]).toEqual([state, waits && state !== 'send']);
  }
});

test('an answered, signed, retracted or lapsed item is no longer said to wait', () => {
  expect(settledSentence('proposed', 'answered', words)).toBe(
    'Wilhelmina deed een voorstel bij de lening aan jou. Dat is beantwoord.',
  );
  expect(settledSentence('proposed', 'lapsed', words)).toMatch(/Dat is verlopen\.$/u);
  expect(settledSentence('asked_to_sign', 'signed', { ...words, answer: 'rate_change' })).toBe(
    'Er werd je gevraagd om je handtekening onder een wijziging van de lening aan jou. Je hebt ondertekend.',
  );
  expect(settledSentence('payment_reported', 'withdrawn', words)).toBe(
    'Wilhelmina meldde een betaling bij de lening aan jou. Dat is ingetrokken.',
  );
  expect(settledSentence('payment_reported', 'answered', { ...words, answer: 'owed' })).toBe(
    'Wilhelmina meldde iets bij de lening aan jou. Dat is beantwoord.',
  );
  expect(settledSentence('changed', 'answered', words)).toBeUndefined();
});
