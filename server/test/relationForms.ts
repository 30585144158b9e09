/** Valid form fields for a child; dates are year-month-day. */
export const childForm = (changes: Record<string, string> = {}): Record<string, string> => ({
  firstname: 'Bram',
  infix: 'de',
  lastname: 'Vries',
  gender: 'man',
  email: 'bram@voorbeeld.example',
  phone: '06 1234 5678',
  street: '',
  town: '',
  birthdate: '1990-04-14',
  relation_type: 'child',
  userSelected: '',
  login: '0',
  divorced: '0',
  passed_away: '0',
  death_date: '',
  ...changes,
});

/** The fields of somebody's partner that pass every rule. */
export const partnerForm = (userSelected: string, changes: Record<string, string> = {}): Record<string, string> =>
  childForm({
    firstname: 'Marijke',
    gender: 'vrouw',
    email: '',
    phone: '',
    street: '',
    town: '',
    birthdate: '1957-11-02',
    relation_type: 'partner',
    login: '',
    userSelected,
    ...changes,
  });

/** The fields that make it an edit. */
export const editOf = (hashid: string): Record<string, string> => ({ _method: 'PATCH', hashid });
