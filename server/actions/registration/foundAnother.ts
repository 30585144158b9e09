import { validateFounding } from '../../../domain/relations/validateFounding.ts';
import { cleanFamilyName } from '../../../domain/rules/familyName.ts';
import type { FoundingForm } from '../../../domain/wire/registration.ts';
import type { Actor } from '../../actor.ts';
import { openMemberships } from '../../callerQuery.ts';
import type { Tx } from '../../db/database.ts';
import { conflict, forbidden, invalid } from '../../http/errors.ts';
import { familyLink } from '../../familyLink.ts';
import { familyFoundedMail } from '../../mail/familyFoundedMail.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { usablePartnerCode } from '../../policies/usablePartnerCode.ts';
import { emailVerified } from '../../repositories/emailVerified.ts';
import type { UserRow } from '../../repositories/family.ts';
import { lockUsersBySub, usersBySub } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { serverText } from '../../text.ts';
import { foundFamily } from './newFamily.ts';

/** The number of families one login can found: their own, and room for that of a parent or a second marriage. */
const MOST_FOUNDED = 3;
const FULL = 'Je bent al drie families begonnen. Met één account kan dat niet vaker.';

/**
 * The caller founds a family with the login they have (docs/decisions/0018). Their personal data comes from their row in
 * the current family; nothing else of that family is used. Throws V422 by field, C409 for one family too many.
 * @returns the hashid of the family.
 */
export async function foundAnother(tx: Tx, actor: Actor, services: Services, form: FoundingForm): Promise<string> {
  const { caller, now, today } = actor;
  const { sub } = caller;
  // Changes to one login's memberships happen one after another: two at once can't exceed the limit.
  await lockUsersBySub(tx, sub);
  // Read only now: a transaction that waited for the lock has rows from before it.
  const known = await usersBySub(tx, sub);
  const self = known.find(({ id }) => id === caller.userId);
  if (!self) throw forbidden(serverText.noFamily);
  const own = (await openMemberships(tx, sub)).map(({ familyName }) => familyName);
  const birthdate = self.birthdate ?? form.birthdate ?? '';
  const wrong = validateFounding({ name: form.name, birthdate }, own, today);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  if (known.filter(isFounder).length >= MOST_FOUNDED) throw conflict(FULL);
  const { code = '' } = form;
  const { family, person } = await foundFamily(
    tx,
    {
      names: self,
      gender: self.gender,
      birthdate,
      sub,
      email: (await services.accounts?.emailIn(tx, sub)) ?? self.email,
      mfaRequired: known.some(({ mfa_required }) => mfa_required),
    },
    {
      name: cleanFamilyName(form.name),
      includedChildren: services.env.includedChildren,
      code: code.trim() === '' ? null : await usablePartnerCode(tx, code, today),
    },
  );
  // Only in the log of the new family: the other one must not learn of it.
  await actor.record(tx, {
    action: 'found',
    entity: 'family',
    hashid: person.hashid,
    after: { children: services.env.includedChildren },
    by: { familyId: person.family_id, userId: person.id, sub },
  });
  if (person.email !== '' && (await emailVerified(tx, caller)))
    await queueMail(
      tx,
      {
        ...familyFoundedMail({ email: person.email, url: familyLink(services, family, '/overzicht') }),
        userId: person.id,
      },
      now,
      orRefuse,
    );
  return family;
}

/** A person who is neither a child nor somebody's partner founded the family. */
const isFounder = ({ relation_type }: UserRow): boolean => relation_type === null;
