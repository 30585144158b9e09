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
] as const)('somebody comes in as %s', (state, change) => {
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
  ['who logs in with a second step', {}, ['factor_off', 'erase']],
  ['who logs in without one', { factorOn: false }, ['erase']],
  ['whose second step is said to be lost', { factorOffAsked: true }, ['factor_keep', 'erase']],
  ['who asked to be erased', { erasureAsked: true }, ['factor_off', 'keep']],
  ['who did not confirm their address', { login: 'unconfirmed', factorOn: false }, ['mail']],
  ['who was invited', { login: 'invited', factorOn: false }, ['mail']],
  ['who is blocked', { login: 'blocked' }, []],
  ['who died', { login: 'deceased' }, []],
  ['whom another service logs in', { login: 'elsewhere', factorOn: false }, []],
] as const)('there is help for %s', (_who, change, acts) => {
  expect(helpActs({ ...helped, ...change })).toEqual(acts);
});

test.each([
  ['S-521 whose address was just changed', { addressChanged: true }],
  ['S-522 who administers too', { administers: true }],
  ['S-522 who looks at themselves', { self: true }],
])('nothing is taken away from one %s, and what was asked can be stopped', (_who, change) => {
  expect(helpActs({ ...helped, ...change })).toEqual([]);
  expect(helpActs({ ...helped, ...change, factorOffAsked: true, erasureAsked: true })).toEqual(['factor_keep', 'keep']);
});
