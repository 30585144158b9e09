/** Which entities of the audit log are personal or administrative. An entity in neither list belongs to a family. */

/** A person's ways to log in, and their own data: nobody else in the family can read it. */
export const PERSONAL_ENTITIES = [
  'session',
  'password',
  'second_factor',
  'lost_factor',
  'passkey',
  'login_passkey',
  'recovery_code',
  'recovery_codes',
  'email',
  'address',
  'account',
  'erasure',
  'export',
  'notices',
] as const;

/** The work of administrators: belongs to no family. */
export const ADMINISTRATIVE_ENTITIES = [
  'partnercode',
  'administrator',
  'administrators',
  'administrators_file',
  'administrator_log',
  'order_list',
  'health',
  'bankfile',
  'clock',
  'helped_person',
] as const;
