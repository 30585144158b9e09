import fc from 'fast-check';
import type { Relative } from '../../../domain/relations/ageOrder.ts';
import { validateRelation } from '../../../domain/relations/validate.ts';
import { KINSHIPS } from '../../../domain/wire/choices/user.ts';
import { schemaErrors } from '../validation.ts';
import { relationSchema } from './relationSchema.ts';
import { type RelationValues, toRelationForm } from './relationValues.ts';
import '../../../domain/test/seed.ts';

const name = fc.constantFrom('', ' ', 'Noor', 'x'.repeat(101), 'a\u0000');
const day = fc.constantFrom(
  '',
  '1919-12-31',
  '1957-01-01',
  '1990-05-12',
  '2008-06-11',
  '2024-02-02',
  '2099-01-01',
  '31-2-2000',
  'x',
);
const values: fc.Arbitrary<RelationValues> = fc.record({
  relation_type: fc.constantFrom('child' as const, 'partner' as const, '' as const),
  kinship: fc.constantFrom(...KINSHIPS),
  child_of: fc.constantFrom('', 'sanne'),
  firstname: name,
  infix: name,
  lastname: name,
  gender: fc.constantFrom('man' as const, 'onbekend' as const, '' as const),
  birthdate: day,
  email: fc.constantFrom('', ' ', 'jan@', 'jan@voorbeeld.nl'),
  phone: fc.constantFrom('', '12', '0612345678'),
  street: fc.constantFrom('', 'Dorpsstraat 1', 'x'.repeat(61)),
  town: fc.constantFrom('', '1234 AB Dorp', 'a\u0000'),
  login: fc.boolean(),
  userSelected: fc.constantFrom('', 'sanne'),
  divorced: fc.boolean(),
  divorce_date: day,
  passed_away: fc.boolean(),
  death_date: day,
  image: fc.constant(null),
  bond: fc.constant(''),
  from_date: fc.constant(''),
  contract_date: fc.constant(''),
});
const context = fc.record({
  today: fc.constant('2026-06-10'),
  relatives: fc.constantFrom<Relative[]>(
    [],
    [{ hashid: 'jan', firstname: 'Jan', relation_type: null, birthdate: '1958-03-12' }],
  ),
  hashid: fc.constant(''),
  wasLogin: fc.boolean(),
  isNew: fc.boolean(),
  couple: fc.constantFrom(null, {
    from: '1990-05-12',
    contract_from: null,
    other: { birthdate: '1957-01-01', death_date: '2008-06-11' },
  }),
});

test('R-3.12 R-3.13 R-3.14 R-3.15 the form and the server judge all values alike', () => {
  fc.assert(
    fc.property(values, context, (filledIn, known) => {
      expect(schemaErrors(relationSchema(known), filledIn)).toEqual(validateRelation(toRelationForm(filledIn), known));
    }),
    { numRuns: 500 },
  );
});
