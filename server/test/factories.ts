import type { Caller } from '../caller.ts';
import type { Queryable } from '../db/database.ts';
import { contractParties, contracts } from '../db/contractSchema.ts';
import { families, partnerships, users } from '../db/schema.ts';
import { newHashid } from '../hashid.ts';
import { bearer, type TokenOptions } from './tokens.ts';
import type { PartySide } from '../../domain/wire/choices/party.ts';

export type UserRow = typeof users.$inferSelect;
export type ContractRow = typeof contracts.$inferSelect;

export interface TestFamily {
  id: number;
  hashid: string;
  /** The founder, who has a login. */
  parent: UserRow;
}

/** A family with its founder. */
export async function makeFamily(
  db: Queryable,
  options: { name?: string; paidChildren?: number; parent?: Partial<Omit<UserRow, 'id'>> } = {},
): Promise<TestFamily> {
  const name = options.name ?? 'De Vries';
  const [family] = await db
    .insert(families)
    .values({ hashid: newHashid(), name, paid_children: options.paidChildren ?? 2 })
    .returning();
  const parent = await makeUser(db, family!.id, {
    firstname: 'Jan',
    infix: 'de',
    lastname: 'Vries',
    birthdate: '1955-03-14',
    family_role: 'manager',
    sub: newHashid(),
    login: true,
    signed: true,
    ...options.parent,
  });
  return { id: family!.id, hashid: family!.hashid, parent };
}

/** Makes a person of a family; a child without a login unless stated otherwise. */
export async function makeUser(
  db: Queryable,
  familyId: number,
  columns: Partial<Omit<UserRow, 'id'>> = {},
): Promise<UserRow> {
  const [user] = await db
    .insert(users)
    .values({
      family_role: 'member',
      relation_type: columns.family_role === 'manager' ? null : 'child',
      firstname: 'Sanne',
      lastname: 'Vries',
      gender: 'vrouw',
      birthdate: '1985-07-01',
      ...columns,
      family_id: familyId,
      hashid: columns.hashid ?? newHashid(),
    })
    .returning();
  return user!;
}

/** A partner of somebody in the family. */
export async function makePartner(
  db: Queryable,
  self: UserRow,
  values: Partial<Omit<UserRow, 'id'>> = {},
): Promise<UserRow> {
  const partner = await makeUser(db, self.family_id, {
    firstname: 'Marijke',
    relation_type: 'partner',
    birthdate: '1957-11-02',
    ...values,
  });
  await db.insert(partnerships).values({ family_id: self.family_id, self_id: self.id, partner_id: partner.id });
  return partner;
}

/** Makes a contract between people of one family; a gift of 1.000 euro unless stated otherwise. */
export async function makeContract(
  db: Queryable,
  from: UserRow,
  to: UserRow,
  columns: Partial<Omit<ContractRow, 'id'>> = {},
): Promise<ContractRow> {
  const signed = columns.signed_date === undefined ? '2024-05-01' : columns.signed_date;
  const [contract] = await db
    .insert(contracts)
    .values({
      type: 'GiftContract',
      total: 100_000,
      terms: {
        signed_date: signed,
        gift_date: '2024-05-01',
        purpose: '',
        exclusion_clause: 'none',
        revocable: false,
        counts_toward_estate: false,
      },
      created_by: from.id,
      ...columns,
      signed_date: signed,
      family_id: from.family_id,
      hashid: columns.hashid ?? newHashid(),
    })
    .returning();
  const party = (user: UserRow, side: PartySide) => ({
    contract_id: contract!.id,
    user_id: user.id,
    family_id: from.family_id,
    side,
    position: 0,
  });
  await db.insert(contractParties).values([party(from, 'from'), party(to, 'to')]);
  return contract!;
}

/** The caller a route would see for this person. */
export function callerOf(user: UserRow, roles: readonly string[] = []): Caller {
  return {
    userId: user.id,
    familyId: user.family_id,
    hashid: user.hashid,
    sub: user.sub ?? '',
    roles,
    familyRole: user.family_role,
    emailClaimed: true,
  };
}

/** The headers of a call by this person, who must have a login. */
export function signedIn(user: UserRow, options: TokenOptions = {}): Promise<{ authorization: string }> {
  if (user.sub === null) throw new Error('This person has no login.');
  return bearer(user.sub, options);
}
