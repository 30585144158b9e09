import fc from 'fast-check';
import { validatePartnerCode } from '../../../../domain/partnerCodes/validate.ts';
import { schemaErrors } from '../../../forms/validation.ts';
import { codeSchema } from './codeSchema.ts';
import '../../../../domain/test/seed.ts';

const day = fc.constantFrom('', '2026-01-01', '2026-06-30', '31-2-2026');
const values = fc.record({
  code: fc.constantFrom('', ' ', 'ab', 'VISSER-10', 'é-10', 'a'.repeat(21)),
  name: fc.constantFrom('', 'Notaris', 'x'.repeat(101)),
  discount_percent: fc.constantFrom('', '0', '10', '100', '101', '12,5', '1e1'),
  valid_from: day,
  valid_until: day,
});

test('R-3.18 the form of a code and the server judge all values alike', () => {
  fc.assert(
    fc.property(values, (filledIn) => {
      expect(schemaErrors(codeSchema, filledIn)).toEqual(validatePartnerCode(filledIn));
    }),
    { numRuns: 300 },
  );
});

test('R-3.18 a code that is too short and a discount that is not a number are refused by the generic rules', () => {
  const right = {
    code: 'VISSER-10',
    name: 'Notaris',
    discount_percent: '10',
    valid_from: '2026-01-01',
    valid_until: '',
  };
  expect(schemaErrors(codeSchema, right)).toEqual({});
  expect(schemaErrors(codeSchema, { ...right, code: 'ab', discount_percent: '12,5' })).toEqual({
    code: 'Vul ten minste 3 tekens in.',
    discount_percent: 'Gebruik alleen cijfers.',
  });
});
