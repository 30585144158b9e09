import { type PersonName, salutation } from '../../../domain/names/name.ts';
import type { RegistrationForm } from '../../../domain/wire/registration.ts';
import type { Tx } from '../../db/database.ts';
import { newHashid } from '../../hashid.ts';
import { insertFamily, type UserRow } from '../../repositories/family.ts';
import type { PartnerCodeRow } from '../../repositories/partnerCodes.ts';
import { insertUser } from '../../repositories/users.ts';

/** The founder, with their login. */
interface Founder {
  names: PersonName;
  gender: RegistrationForm['gender'];
  /** yyyy-MM-dd; null as long as the founder did not give it. */
  birthdate: string | null;
  sub: string;
  email: string;
  /** Whether their login asks for the second step. */
  mfaRequired?: boolean;
}

interface NewFamily {
  /** Without a name it is named after its founder. */
  name?: string;
  /** Its first limit. */
  includedChildren: number;
  /** A code that is valid today is stored for its orders. */
  code: PartnerCodeRow | null;
}

/** The names as stored, without superfluous spaces. */
export const cleanNames = ({ firstname, infix, lastname }: PersonName): PersonName => {
  const clean = (name: string) => name.replace(/\s+/g, ' ').trim();
  return { firstname: clean(firstname), infix: clean(infix), lastname: clean(lastname) };
};

/** Founds a family with one person, who manages it: the only way a family is created. */
export async function foundFamily(
  tx: Tx,
  founder: Founder,
  { name, includedChildren, code }: NewFamily,
): Promise<{ family: string; person: UserRow }> {
  const names = cleanNames(founder.names);
  const family = newHashid();
  const familyId = await insertFamily(tx, {
    hashid: family,
    name: name ?? salutation(names),
    paid_children: includedChildren,
    partner_code_id: code?.id ?? null,
  });
  const person = await insertUser(
    tx,
    { familyId },
    {
      ...names,
      hashid: newHashid(),
      sub: founder.sub,
      family_role: 'manager',
      gender: founder.gender || 'onbekend',
      email: founder.email,
      birthdate: founder.birthdate,
      login: true,
      signed: true,
      mfa_required: founder.mfaRequired ?? false,
    },
  );
  return { family, person };
}
