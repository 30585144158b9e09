/** Which entities of the audit log are personal or administrative. An entity in neither list is a family's affair. */

/** How somebody logs in, and their own data: nobody else of the family reads along. */
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

/** The work of administrators: no family's affair. */
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
