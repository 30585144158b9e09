import type { Life } from './machine.ts';
import { offersScan, refusesScan } from './scanLater.ts';

const concept: Life = { signed: false, amended: false, ended: false, archived: false, open: null, contested: false };
const signed: Life = { ...concept, signed: true };

test('a scan comes with a concept, and later with what was signed on paper, also while something is proposed', () => {
  expect([refusesScan(concept, false), refusesScan(signed, false)]).toEqual([null, null]);
  expect(refusesScan({ ...signed, open: 'change' }, false)).toBeNull();
  expect(refusesScan({ ...signed, ended: true }, false)).toBeNull();
});

test('not with what was signed here, is archived, in doubt, or lies with the other as a concept', () => {
  expect(refusesScan(signed, true)).toMatch(/in Onderling ondertekend/u);
  expect(refusesScan({ ...signed, archived: true }, false)).toMatch(/gearchiveerd/u);
  expect(refusesScan({ ...signed, contested: true }, false)).toMatch(/staat even stil/u);
  expect(refusesScan({ ...concept, open: 'signing' }, false)).toMatch(/al een voorstel/u);
});

test('the page offers it to who speaks for a side, of what no request of ours was signed or is open for', () => {
  expect(offersScan({ may: ['change', 'archive'], signing: null })).toBe(true);
  expect(offersScan({ may: [], signing: null })).toBe(false);
  expect(offersScan({ may: ['archive'], signing: { hashid: 'een', open: false } })).toBe(false);
});
