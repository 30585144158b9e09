import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { withdrawClaim } from '../actions/claims/withdraw.ts';
import { inviteRelation } from '../actions/invitations/inviteRelation.ts';
import { resendInvitation } from '../actions/invitations/resend.ts';
import { giveManagement, takeManagement } from '../actions/management/give.ts';
import { placeOrder } from '../actions/orders/placeOrder.ts';
import { blockRelation, unblockRelation } from '../actions/users/blockRelation.ts';
import { recordDeath } from '../actions/users/recordDeath.ts';
import { saveBond } from '../actions/users/saveBond.ts';
import { saveRelation } from '../actions/users/saveRelation.ts';
import { type Actor, visitorOf } from '../actor.ts';
import type { RelationForm } from '../../domain/wire/user.ts';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { HttpError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { eachEngine, NOW } from '../test/engines.ts';
import { makeFamily, makePartner, makeUser } from '../test/factories.ts';
import { childForm, editOf } from '../test/relationForms.ts';

/** Each locks the family by then: the call was accepted while its caller still managed it. */
eachEngine((engine) => {
  let services: Services;
  let actor: Actor;
  let actions: Record<string, (tx: Tx) => Promise<unknown>>;

  before(async () => {
    services = await engine.services({ clock: () => NOW });
    const { db } = services;
    const family = await makeFamily(db);
    const { id: userId, hashid, sub } = family.parent;
    const token = {
      sub: sub!,
      roles: [],
      secondFactor: false,
      sessionId: null,
      email: 'jan@voorbeeld.example',
      emailVerified: true,
      issued: null,
      expires: 4e9,
    };
    const caller = {
      userId,
      familyId: family.id,
      hashid,
      sub: sub!,
      roles: [],
      familyRole: 'manager' as const,
      emailClaimed: true,
    };
    actor = { ...visitorOf({ caller, token, ip: '192.0.2.1', requestId: null }, () => NOW), caller, token };
    const sanne = await makeUser(db, family.id);
    const bram = await makeUser(db, family.id, {
      firstname: 'Bram',
      login: true,
      invited: true,
      email: 'bram@voorbeeld.example',
    });
    const marijke = await makePartner(db, sanne);
    const form = (changes = {}) => childForm(changes) as unknown as RelationForm;
    actions = {
      invite: (tx) => inviteRelation(tx, actor, services, { hashid: sanne.hashid, email: 'sanne@voorbeeld.example' }),
      'send an invitation again': (tx) => resendInvitation(tx, actor, services, bram.hashid),
      'say how two belong together': (tx) =>
        saveBond(tx, actor, services, {
          hashid: sanne.hashid,
          bond: 'married',
          from_date: '2020-05-01',
          contract_date: '',
        }),
      order: (tx) => placeOrder(tx, actor, services, { children: 4 }),
      block: (tx) => blockRelation(tx, actor, services, sanne.hashid),
      'let in again': (tx) => unblockRelation(tx, actor, services, sanne.hashid),
      'add somebody': (tx) => saveRelation(tx, actor, services, { form: form(), isEdit: false, photo: null }),
      'edit somebody': (tx) =>
        saveRelation(tx, actor, services, { form: form(editOf(sanne.hashid)), isEdit: true, photo: null }),
      'say that somebody died': (tx) =>
        recordDeath(tx, actor, services, { hashid: marijke.hashid, death_date: '2026-06-01' }),
      'withdraw what was recorded': (tx) => withdrawClaim(tx, actor, services, 'claim'),
      'let somebody manage': (tx) => giveManagement(tx, actor, services, bram.hashid),
      'let nobody else manage': (tx) => takeManagement(tx, actor, services, bram.hashid),
    };
    await db.update(users).set({ family_role: 'member' }).where(eq(users.id, userId));
  });

  test('a caller who stops managing while their call waits for the family changes nothing', async () => {
    const before = await services.db.select().from(users).orderBy(users.id);
    for (const [what, act] of Object.entries(actions))
      await assert.rejects(
        inTransaction(services.db, act),
        (error) => error instanceof HttpError && error.statusCode === 403,
        what,
      );
    assert.deepEqual(await services.db.select().from(users).orderBy(users.id), before);
  });
});
