import fc from 'fast-check';
import { validateRegistration } from '../../../domain/relations/validateRegistration.ts';
import { schemaErrors } from '../validation.ts';
import { initialRegistration, toRegistration } from './registration.ts';
import { registrationSchema } from './registrationSchema.ts';
import '../../../domain/test/seed.ts';

const TODAY = '2026-06-10';
const name = fc.constantFrom('', ' ', 'Noor', 'x'.repeat(101), 'a\u0000');
const values = fc.record({
  ...{ firstname: name, infix: name, lastname: name, gender: fc.constantFrom('man' as const, '' as const) },
  birthdate: fc.constantFrom('', '1919-12-31', '1990-05-12', '2008-06-10', '2008-06-11', '31-2-2000'),
  email: fc.constantFrom('', ' ', 'jan@', 'jan@voorbeeld.nl', ' jan@voorbeeld.nl '),
  password: fc.constantFrom('', 'kort', 'Keukentafel-2026!'),
  code: fc.constant(''),
});

test('R-3.17 R-8.9 the registration form and the server judge all values alike', () => {
  fc.assert(
    fc.property(values, fc.boolean(), fc.boolean(), (filledIn, withAccount, invited) => {
      expect(schemaErrors(registrationSchema({ withAccount, invited }, TODAY), filledIn)).toEqual(
        validateRegistration(
          toRegistration(filledIn, withAccount, invited ? 'een-token' : undefined),
          { email: withAccount, password: withAccount },
          TODAY,
        ),
      );
    }),
    { numRuns: 300 },
  );
});

test('R-3.17 R-3.18 an empty registration requires an address and a password, by their rules', () => {
  const errors = schemaErrors(registrationSchema({ withAccount: true, invited: false }, TODAY), {
    ...initialRegistration(),
    email: 'jan@',
  });
  expect(errors).toMatchObject({
    email: 'Dit e-mailadres klopt niet. Vul een adres in zoals naam@voorbeeld.nl.',
    password:
      'Wachtwoord moet bestaan uit 8 tot 80 characters, één hoofdletter, één kleine letter, een cijfer en een symbool',
  });
});
