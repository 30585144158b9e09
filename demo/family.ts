import type { RegistrationForm } from '../domain/wire/registration.ts';
import type { BondForm, RelationForm } from '../domain/wire/user.ts';

/** The people of the sample family, by first name. */
export type Who = 'jan' | 'marijke' | 'sanne' | 'thomas' | 'bram' | 'noor';

/** The password of every login of the demo. */
export const PASSWORD = 'Keukentafel-2026!';

const at = (name: string) => `${name}@voorbeeld.example`;
export const FOUNDER_EMAIL = at('jan');
export const CHILD_EMAIL = at('sanne');
export const ADMINISTRATOR_EMAIL = at('beheer');
export const CUSTOMER_EMAIL = at('kees');

/** The founder of the family. */
export const founder: RegistrationForm = {
  email: FOUNDER_EMAIL,
  password: PASSWORD,
  firstname: 'Jan',
  infix: 'de',
  lastname: 'Vries',
  gender: 'man',
  birthdate: '1956-04-14',
};

/** An administrator is a registered person with the role: with a family of their own, here of one person. */
export const administrator: RegistrationForm = {
  email: ADMINISTRATOR_EMAIL,
  password: PASSWORD,
  firstname: 'Anneke',
  infix: '',
  lastname: 'Beheer',
  gender: 'vrouw',
  birthdate: '1979-09-30',
};

/** The founder of another family, with an unpaid order for places: a task for the administrator. */
export const customer: RegistrationForm = {
  email: CUSTOMER_EMAIL,
  password: PASSWORD,
  firstname: 'Kees',
  infix: '',
  lastname: 'Bakker',
  gender: 'man',
  birthdate: '1961-03-08',
};

/** A relation that the founder adds; a partner says whose. */
export type Relative = Omit<RelationForm, 'userSelected' | 'divorced' | 'passed_away' | 'death_date'> & {
  who: Who;
  partnerOf?: Who;
};

/** In the order they are added: everybody comes before their partner. Sanne and Bram are invited. */
export const relatives: readonly Relative[] = [
  {
    who: 'marijke',
    partnerOf: 'jan',
    firstname: 'Marijke',
    infix: '',
    lastname: 'Hoekstra',
    gender: 'vrouw',
    birthdate: '1958-11-02',
    email: at('marijke'),
    phone: '06 2345 6789',
    street: 'Lindelaan 12',
    town: '1234 AB Voorbeeld',
    relation_type: 'partner',
    login: '',
  },
  {
    who: 'sanne',
    firstname: 'Sanne',
    infix: 'de',
    lastname: 'Vries',
    gender: 'vrouw',
    birthdate: '1986-07-21',
    email: CHILD_EMAIL,
    phone: '06 3456 7890',
    street: 'Kade 7',
    town: '2345 BC Elders',
    relation_type: 'child',
    login: '1',
  },
  {
    who: 'thomas',
    partnerOf: 'sanne',
    firstname: 'Thomas',
    infix: 'van den',
    lastname: 'Berg',
    gender: 'man',
    birthdate: '1984-02-09',
    email: '',
    phone: '',
    street: 'Kade 7',
    town: '2345 BC Elders',
    relation_type: 'partner',
    login: '',
  },
  {
    who: 'bram',
    firstname: 'Bram',
    infix: 'de',
    lastname: 'Vries',
    gender: 'man',
    birthdate: '1990-01-17',
    email: at('bram'),
    phone: '06 4567 8901',
    street: '',
    town: '',
    relation_type: 'child',
    login: '1',
  },
  {
    who: 'noor',
    partnerOf: 'bram',
    firstname: 'Noor',
    infix: '',
    lastname: 'Yıldız',
    gender: 'vrouw',
    birthdate: '1992-05-26',
    email: '',
    phone: '',
    street: '',
    town: '',
    relation_type: 'partner',
    login: '',
  },
];

/** How the couples belong together, keyed by the one added as the partner. Noor's is not filled in. */
export const bonds: readonly (Omit<BondForm, 'hashid'> & { who: Who })[] = [
  { who: 'marijke', bond: 'married', from_date: '1982-05-14', contract_date: '' },
  { who: 'thomas', bond: 'cohabiting', from_date: '2012-09-01', contract_date: '2014-03-20' },
];
