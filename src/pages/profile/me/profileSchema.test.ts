import fc from 'fast-check';
import type { Relative } from '../../../../domain/relations/ageOrder.ts';
import type { Kin } from '../../../../domain/relations/kinship.ts';
import { validateProfile } from '../../../../domain/relations/validateProfile.ts';
import { schemaErrors } from '../../../forms/validation.ts';
import { profileSchema } from './profileSchema.ts';
import '../../../../domain/test/seed.ts';

const name = fc.constantFrom('', ' ', 'Noor', 'x'.repeat(101));
const values = fc.record({
  ...{ firstname: name, infix: name, lastname: name, gender: fc.constantFrom('man' as const, '' as const) },
  phone: fc.constantFrom('', '12', '0612345678'),
  street: fc.constantFrom('', 'Dorpsstraat 1', 'x'.repeat(61)),
  town: fc.constantFrom('', '1234 AB Dorp', 'a\u0000'),
  birthdate: fc.constantFrom('', '1919-12-31', '1957-01-01', '1990-05-12', '2008-06-11', '31-2-2000'),
});
const context = fc.record({
  today: fc.constant('2026-06-10'),
  self: fc.constantFrom<Kin>(
    { hashid: 'jan', relation_type: null },
    { hashid: 'opa', relation_type: 'child', kinship: 'parent' },
  ),
  relatives: fc.constantFrom<Relative[]>(
    [],
    [{ hashid: 'sanne', firstname: 'Sanne', relation_type: 'child', birthdate: '1985-01-01' }],
  ),
});

test('R-3.19 R-8.8 the form of one’s own details and the server judge all values alike', () => {
  fc.assert(
    fc.property(values, context, (filledIn, known) => {
      expect(schemaErrors(profileSchema(known), filledIn)).toEqual(validateProfile(filledIn, known));
    }),
    { numRuns: 300 },
  );
});
