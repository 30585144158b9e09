import type { InvitationInfo, RegistrationForm } from '../../../domain/wire/registration.ts';

/** The values of the registration form; the invitation's token is sent separately. */
export type RegistrationValues = Required<Omit<RegistrationForm, 'invitation'>>;

/** Details that an invitation knows already are filled in, not asked again (WCAG 3.3.7). */
export function initialRegistration(invitation?: InvitationInfo): RegistrationValues {
  const { firstname = '', infix = '', lastname = '', gender = '', birthdate = null, email = '' } = invitation ?? {};
  return { firstname, infix, lastname, gender, birthdate: birthdate ?? '', email, password: '', code: '' };
}

/** The body of the call; at an external provider e-mail and password belong to the account there. */
export function toRegistration(
  { email, password, code, gender, birthdate, ...person }: RegistrationValues,
  withAccount: boolean,
  invitation?: string,
): RegistrationForm {
  return {
    ...person,
    ...(withAccount && { email, password }),
    ...(invitation !== undefined && { invitation, gender, birthdate }),
    ...(code.trim() !== '' && { code }),
  };
}
