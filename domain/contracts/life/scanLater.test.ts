import type { Lifecycle } from './machine.ts';
import { offersScan, refusesScan } from './scanLater.ts';

const concept: Lifecycle = {
  signed: false,
  amended: false,
  ended: false,
  archived: false,
  open: null,
  contested: false,
};
const signed: Lifecycle = { ...concept, signed: true };

test('a scan comes with a concept, and later with a contract signed on paper, also during a proposal', () => {
  expect([refusesScan(concept, false), refusesScan(signed, false)]).toEqual([null, null]);
  expect(refusesScan({ ...signed, open: 'change' }, false)).toBeNull();
  expect(refusesScan({ ...signed, ended: true }, false)).toBeNull();
});

test('a contract signed here, archived or in doubt takes no scan, nor does a concept awaiting the other', () => {
  expect(refusesScan(signed, true)).toMatch(/in Onderling ondertekend/u);
  expect(refusesScan({ ...signed, archived: true }, false)).toMatch(/gearchiveerd/u);
  expect(refusesScan({ ...signed, contested: true }, false)).toMatch(/staat even stil/u);
  expect(refusesScan({ ...concept, open: 'signing' }, false)).toMatch(/al een voorstel/u);
});

test('the page offers it to those speaking for a side, if no request of ours was signed or is open for it', () => {
  expect(offersScan({ may: ['change', 'archive'], signing: null })).toBe(true);
  expect(offersScan({ may: [], signing: null })).toBe(false);
  expect(offersScan({ may: ['archive'], signing: { hashid: 'een', open: false } })).toBe(false);
});
