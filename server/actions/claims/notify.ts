import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { NoticeFacts } from '../../../domain/notices/declaration.ts';
import type { Acting } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { orRefuse } from '../../mail/answers.ts';
import { claimMail } from '../../mail/claimMail.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { ClaimRow } from '../../repositories/claims.ts';
import { familyHashid, type UserRow } from '../../repositories/family.ts';
import { mailAddressOf } from '../../repositories/mailAddress.ts';
import type { Notifying } from '../../services.ts';
import { listUrl, placeUrl } from '../notices/links.ts';
import { notify } from '../notices/notify.ts';

/**
 * Mails somebody the claim about them: they have a week, so without the mail nothing is recorded. A person without a verified
 * address sees it when they log in. Throws R429.
 * @param often whether they got enough mails about it today: it becomes a line of a collected mail
 */
export async function mailClaim(
  tx: Tx,
  services: Notifying,
  { person, by, often }: { person: UserRow; by: UserRow; often: boolean },
  { kind, takes_effect_at, recorded_at }: ClaimRow,
): Promise<void> {
  const email = await mailAddressOf(tx, services, person);
  if (email === '') return;
  const family = await familyHashid(tx, { familyId: person.family_id });
  const url = placeUrl(services, family, 'claim', null);
  const to = { email, firstname: person.firstname, by: by.firstname };
  const mail = claimMail(to, { kind, until: dayInAmsterdam(takes_effect_at), url });
  await queueMail(
    tx,
    {
      ...mail,
      userId: person.id,
      namesId: by.id,
      ...(often && { often: true as const }),
      listUrl: listUrl(services, family),
    },
    recorded_at,
    orRefuse,
  );
}

interface About {
  people: readonly UserRow[];
  person: UserRow;
  /** The actor; null for what happened automatically. */
  by: UserRow | null;
  claim: ClaimRow;
}

/** Notifies the others in the family with a login of a claim; of its outcome also the person it is about. */
export async function notifyClaim(
  tx: Tx,
  acting: Acting,
  services: Notifying,
  { people, person, by, claim }: About,
  answer: NonNullable<NoticeFacts['answer']>,
): Promise<void> {
  const began = answer === claim.kind;
  const waits = began || answer === 'claim_early';
  await notify(tx, acting, services, acting.caller, {
    kind: 'claim',
    key: `${claim.hashid} ${answer}`,
    to: people.filter(({ id, divorced }) => id === claim.recorded_by || (id === person.id ? !began : !divorced)),
    by,
    about: person.hashid,
    facts: { answer, ...(waits && { date: dayInAmsterdam(claim.takes_effect_at) }) },
  });
}
