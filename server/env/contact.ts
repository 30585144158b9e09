import { email } from '../../domain/rules/email.ts';
import { StartupError } from '../startupError.ts';
import type { EnvReader } from './reader.ts';

/** How anybody reaches the operator, also without a login (AVG art. 13 lid 1 a, BW 6:230b and 6:230m lid 1 c). */
export interface Contact {
  email: string;
  phone: string;
}

const PHONE = /^\+?\d[\d ()-]{6,20}\d$/u;

/**
 * Reads how the operator is reached. Null while unset: a trial at home says so on its pages, and in production a
 * command runs and the server does not start (`checkContact`).
 * @throws StartupError where one of the two is invalid, or only one was set.
 */
export function readContact(read: EnvReader): Contact | null {
  const contact = { email: read.text('CONTACT_EMAIL', ''), phone: read.text('CONTACT_PHONE', '') };
  if (contact.email === '' && contact.phone === '') return null;
  if (contact.email === '' || contact.phone === '')
    throw new StartupError('CONTACT_EMAIL and CONTACT_PHONE go together: set both.');
  if (email(contact.email) !== null) throw new StartupError('CONTACT_EMAIL must be an e-mail address.');
  if (!PHONE.test(contact.phone))
    throw new StartupError('CONTACT_PHONE must be a telephone number, such as +31 20 123 45 67.');
  return contact;
}

/**
 * Nobody is served by an operator who can't be reached. A backup or a restore does not need it.
 * @throws StartupError in production, while it is not set.
 */
export function checkContact({ contact, production }: { contact: Contact | null; production: boolean }): void {
  if (production && contact === null)
    throw new StartupError(
      'CONTACT_EMAIL and CONTACT_PHONE are missing: with NODE_ENV=production they must say how people reach you.',
    );
}
