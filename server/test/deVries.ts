import { makeFamily, makePartner, makeUser } from './factories.ts';
import { apiClient } from './apiClient.ts';
import type { TestApp } from './engines.ts';
import { makeOrder } from './orders.ts';

/** The family of most tests about people: two parents, a daughter with a login and a partner, a son; and an open order. */
export async function makeDeVries({ app, services }: TestApp) {
  const family = await makeFamily(services.db, { paidChildren: 20 });
  const marijke = await makePartner(services.db, family.parent);
  const sanne = await makeUser(services.db, family.id, { sub: 'sanne', login: true, invited: true, signed: true });
  const tom = await makePartner(services.db, sanne, { firstname: 'Tom', birthdate: '1984-01-01' });
  const bram = await makeUser(services.db, family.id, { firstname: 'Bram', gender: 'man' });
  await makeOrder(services.db, family.parent, { children: 3, amount: 1250 });
  return {
    family,
    marijke,
    sanne,
    tom,
    bram,
    jan: await apiClient(app, family.parent),
    member: await apiClient(app, sanne),
  };
}
