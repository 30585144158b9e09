import fc from 'fast-check';
import { rolesFromClaims } from './roles.ts';
import '../../../../domain/test/seed.ts';

const CLAIM = 'https://onderling.example/roles';

test.each([
  ['a list', { [CLAIM]: ['superadmin', 'adviser'] }, ['superadmin', 'adviser']],
  ['one role on its own', { [CLAIM]: 'superadmin' }, ['superadmin']],
  ['a role twice', { [CLAIM]: ['superadmin', 'superadmin'] }, ['superadmin']],
  ['junk among roles', { [CLAIM]: ['superadmin', 7, null, '', { role: 'x' }, ['deep']] }, ['superadmin']],
  ['no claim', { sub: 'jan' }, []],
  ['the wrong claim', { roles: ['superadmin'] }, []],
  ['null', { [CLAIM]: null }, []],
  ['an object', { [CLAIM]: { 0: 'superadmin' } }, []],
  ['no claims at all', undefined, []],
  ['claims that are text', 'superadmin', []],
])('R-4.10 roles from the namespaced claim: %s', (_name, claims, roles) => {
  expect(rolesFromClaims(claims, CLAIM)).toEqual(roles);
});

test('R-4.10 an inherited property is no claim', () => {
  expect(rolesFromClaims(Object.create({ [CLAIM]: ['superadmin'] }), CLAIM)).toEqual([]);
});

test('R-4.10 junk in a token does not break it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ [CLAIM]: fc.anything() })), (claims) => {
      expect(rolesFromClaims(claims, CLAIM).every((role) => typeof role === 'string' && role !== '')).toBe(true);
    }),
  );
});
