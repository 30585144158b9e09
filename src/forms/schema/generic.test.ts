import * as generic from './generic.ts';
import { schemaErrors } from '../validation.ts';
import { form, ruledBy } from './fields.ts';

const good = {
  email: 'jan@voorbeeld.example',
  min: 'abc',
  positive: 1,
  url: 'https://voorbeeld.nl',
  creditCard: '4111 1111 1111 1111',
  numeric: '0123',
};
const bad = {
  email: 'jan@',
  min: 'ab',
  positive: 0,
  url: 'voorbeeld',
  creditCard: '4111 1111 1111 1112',
  numeric: '1,5',
};
const schema = form({
  email: generic.email(),
  min: generic.min(3),
  positive: generic.positive(),
  url: generic.url(),
  creditCard: generic.creditCard(),
  numeric: generic.numeric(),
});

describe('the generic rules as yup tests', () => {
  it('R-3.18 let good values pass', () => {
    expect(schemaErrors(schema, good)).toEqual({});
  });

  it('R-3.18 refuse each with a Dutch message', () => {
    expect(schemaErrors(schema, bad)).toEqual({
      email: 'Dit e-mailadres klopt niet. Vul een adres in zoals naam@voorbeeld.nl.',
      min: 'Vul ten minste 3 tekens in.',
      positive: 'Vul een getal boven 0 in.',
      url: 'Dit webadres klopt niet. Vul een adres in zoals https://voorbeeld.nl.',
      creditCard: 'Dit creditcardnummer klopt niet. Kijk de cijfers na.',
      numeric: 'Gebruik alleen cijfers.',
    });
  });

  it('R-3.18 ignore an empty field: that is for required', () => {
    expect(schemaErrors(schema, { email: '', min: '', positive: null, url: '', creditCard: '', numeric: '' })).toEqual(
      {},
    );
  });
});

describe('a form whose rules are one function of the domain', () => {
  it('puts each message on its path', () => {
    const rules = ruledBy(({ total }: { total: number }) =>
      total > 0 ? {} : { total: 'Te weinig.', 'contract.signed_date': 'Te laat.' },
    );
    expect(schemaErrors(rules, { total: 1 })).toEqual({});
    expect(schemaErrors(rules, { total: 0 })).toEqual({ total: 'Te weinig.', 'contract.signed_date': 'Te laat.' });
  });
});
