import type { ContestedKind } from '../../../domain/contracts/life/contested.ts';
import type { Visitor } from '../../actor.ts';
import { countAttempt } from '../../attempts.ts';
import type { AuditEntry, Recorder } from '../../audit/auditEntry.ts';
import { type AuditKey, auditSentence } from '../../audit/sentences.ts';
import type { Queryable } from '../../db/database.ts';
import { orRefuse } from '../../mail/answers.ts';
import { queueMail } from '../../mail/outbox.ts';
import { agreedMore, securityMail } from '../../mail/securityMail.ts';
import type { Notifying } from '../../services.ts';
import { holderOfCaller, type OwnActor } from './notifyHolder.ts';

const HOUR_SECONDS = 3600;

/** The log lines of acts that taking an account back puts in doubt, or undoes (docs/decisions/0021). */
const LINES: Readonly<Record<ContestedKind | 'undone', readonly AuditKey[]>> = {
  signature: ['add signature'],
  paper: ['add contract', 'edit contract'],
  consent: [
    'propose proposal',
    'consent proposal',
    'accept proposal',
    'consent_on_paper proposal',
    'accept_on_paper proposal',
  ],
  record: [
    'add loan_event',
    'confirm loan_event',
    'correct loan_event',
    'add gift_event',
    'confirm gift_event',
    'correct gift_event',
    'replace loan_event',
    'replace gift_event',
    'confirm automatic',
  ],
  recognition: ['recognise contract', 'dispute contract'],
  mandate: ['give mandate', 'confirm mandate'],
  undone: [
    'give management',
    'leave management',
    'ask management',
    'record claim',
    'accept claim',
    'ask automatic',
    'start automatic',
  ],
};

const KIND_OF = new Map<string, keyof typeof LINES>(
  Object.entries(LINES).flatMap(([kind, keys]) => keys.map((key) => [key, kind as keyof typeof LINES] as const)),
);

/** Whether it is of consequence to the actor: no concept, nor a report that needs others, whose confirmation is notified. */
function isOwnAct({ action, entity, after, by }: AuditEntry): boolean {
  const kind = KIND_OF.get(`${action} ${entity}`);
  if (kind === undefined || by !== undefined) return false;
  const { contract, status } = (after ?? {}) as { contract?: { signed_date?: unknown }; status?: unknown };
  if (kind === 'paper') return typeof contract?.signed_date === 'string';
  return !(kind === 'record' && action !== 'confirm' && status === 'reported');
}

/** One click can cause several lines, but one mail. */
const mailed = new WeakSet<Queryable>();

/**
 * A recorder of somebody's acts that mails them what they agreed to, so that nobody does so unnoticed on their browser: the first
 * of an hour at once, the rest in one mail, each with the link that takes the account back (docs/decisions/0021).
 */
export const recordingOwnActs = (
  { caller, token, now, record }: Pick<Visitor, 'caller' | 'token' | 'now' | 'record'>,
  services: Notifying,
): Recorder =>
  caller === null || token === null
    ? record
    : async (tx, entry) => {
        await record(tx, entry);
        if (!isOwnAct(entry) || mailed.has(tx)) return;
        mailed.add(tx);
        const { action, entity, after } = entry;
        const line = auditSentence({ action, entity, who: 'Je', person: null, contract: null, after });
        await mailAct(tx, { caller, token, now }, services, line);
      };

async function mailAct(tx: Queryable, actor: OwnActor, services: Notifying, line: string): Promise<void> {
  const { caller, now } = actor;
  const { count } = await countAttempt(tx, `own acts of ${caller.sub}`, HOUR_SECONDS, { at: now });
  const holder = await holderOfCaller(tx, actor, services);
  if (holder === null) return;
  const mail = count === 1 ? await securityMail(holder, { kind: 'act', more: line }) : agreedMore(holder, line);
  await queueMail(tx, mail, now, orRefuse);
}
