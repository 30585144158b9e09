import { type Helped, helpActs, loginState } from './helpActs.ts';

const coming = { signsIn: true, invited: true, blocked: false, passedAway: false, account: null };
const account = { verified: true, disabled: false };

test.each([
  ['deceased', { passedAway: true, blocked: true }],
  ['blocked', { blocked: true, account }],
  ['invited', { signsIn: false }],
  ['none', { signsIn: false, invited: false }],
  ['elsewhere', {}],
  ['closed', { account: { verified: true, disabled: true } }],
  ['unconfirmed', { account: { verified: false, disabled: false } }],
  ['active', { account }],
] as const)('somebody logs in as %s', (state, change) => {
  expect(loginState({ ...coming, ...change })).toBe(state);
});

const helped: Helped = {
  login: 'active',
  self: false,
  administers: false,
  factorOn: true,
  factorOffAsked: false,
  erasureAsked: false,
  addressChanged: false,
};

test.each([
  ['a person with a second factor', {}, ['factor_off', 'erase']],
  ['a person without one', { factorOn: false }, ['erase']],
  ['a person whose second factor is reported lost', { factorOffAsked: true }, ['factor_keep', 'erase']],
  ['a person who asked to be erased', { erasureAsked: true }, ['factor_off', 'keep']],
  ['a person who did not confirm their address', { login: 'unconfirmed', factorOn: false }, ['mail']],
  ['an invited person', { login: 'invited', factorOn: false }, ['mail']],
  ['nobody blocked', { login: 'blocked' }, []],
  ['nobody deceased', { login: 'deceased' }, []],
  ['nobody from another login service', { login: 'elsewhere', factorOn: false }, []],
] as const)('there is help for %s', (_who, change, acts) => {
  expect(helpActs({ ...helped, ...change })).toEqual(acts);
});

test.each([
  ['S-521 a person whose address was just changed', { addressChanged: true }],
  ['S-522 another administrator', { administers: true }],
  ['S-522 the administrator themselves', { self: true }],
])('nothing is taken away from %s, and a request can be stopped', (_who, change) => {
  expect(helpActs({ ...helped, ...change })).toEqual([]);
  expect(helpActs({ ...helped, ...change, factorOffAsked: true, erasureAsked: true })).toEqual(['factor_keep', 'keep']);
});
