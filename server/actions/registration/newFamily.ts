import { salutation } from '../../../domain/names/name.ts';
import type { RegistrationForm } from '../../../domain/wire/registration.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { insertFamily, type UserRow } from '../../repositories/family.ts';
import type { PartnerCodeRow } from '../../repositories/partnerCodes.ts';
import { insertUser } from '../../repositories/users.ts';

/** The names as they are kept: a space too many is nobody's name. */
export const cleanNames = ({ firstname, infix, lastname }: RegistrationForm) => {
  const clean = (name: string) => name.replace(/\s+/g, ' ').trim();
  return { firstname: clean(firstname), infix: clean(infix), lastname: clean(lastname) };
};

/**
 * Founds a family with one person, who manages it. `includedChildren` is its first limit; a code
 * that worked today is kept for its orders.
 */
export async function foundFamily(
  tx: Tx,
  form: RegistrationForm,
  account: { sub: string; email: string },
  { includedChildren, code }: { includedChildren: number; code: PartnerCodeRow | null },
): Promise<UserRow> {
  const names = cleanNames(form);
  const familyId = await insertFamily(tx, {
    hashid: newHashid(),
    name: salutation(names),
    paid_children: includedChildren,
    partner_code_id: code?.id ?? null,
  });
  return insertUser(
    tx,
    { familyId },
    {
      ...names,
      hashid: newHashid(),
      sub: account.sub,
      family_role: 'manager',
      gender: form.gender || 'onbekend',
      email: account.email,
      birthdate: form.birthdate,
      login: true,
      signed: true,
    },
  );
}
