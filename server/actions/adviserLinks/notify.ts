import type { NoticeFacts } from '../../../domain/notices/declaration.ts';
import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { AdviserLinkRow } from '../../repositories/adviserLinks.ts';
import { partiesOfContracts } from '../../repositories/partiesOfContracts.ts';
import { familyPeople } from '../../repositories/family.ts';
import type { Notifying } from '../../services.ts';
import { notify } from '../notices/notify.ts';

type Link = Pick<AdviserLinkRow, 'hashid' | 'user_id' | 'family_id' | 'contracts'>;
type Now = Pick<Visitor, 'now' | 'today'>;

/** Notifies the giver of a link of what became of it. @param key distinguishes one opening from another. */
export async function notifyGiver(
  tx: Tx,
  acting: Now,
  services: Notifying,
  link: Link,
  { answer, key, by }: { answer: NonNullable<NoticeFacts['answer']>; key: string; by?: number },
): Promise<void> {
  const people = await familyPeople(tx, { familyId: link.family_id });
  await notify(
    tx,
    acting,
    services,
    { familyId: link.family_id },
    {
      kind: 'adviser_link',
      key: `${link.hashid} ${key}`,
      to: people.filter(({ id }) => id === link.user_id),
      by: people.find(({ id }) => id === by) ?? null,
      about: null,
      facts: { answer },
    },
  );
}

/** Notifies the parties of its contracts, except the giver, that somebody is going to read along. */
export async function notifyParties(tx: Tx, acting: Now, services: Notifying, link: Link): Promise<void> {
  const parties = await partiesOfContracts(tx, { familyId: link.family_id }, link.contracts);
  const people = await familyPeople(tx, { familyId: link.family_id });
  await notify(
    tx,
    acting,
    services,
    { familyId: link.family_id },
    {
      kind: 'adviser_link',
      key: `${link.hashid} link_given`,
      to: people.filter(({ id }) => parties.has(id)),
      by: people.find(({ id }) => id === link.user_id) ?? null,
      about: null,
      facts: { answer: 'link_given' },
    },
  );
}
