import { isLoanType } from '../../../domain/contracts/types.ts';
import { otherSide } from '../../../domain/contracts/life/voices.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { queueMail } from '../../mail/outbox.ts';
import { proposalMail, type ProposalStep } from '../../mail/proposalMail.ts';
import { familyPeople, type UserRow } from '../../repositories/family.ts';
import type { ProposalRecord } from '../../repositories/proposals.ts';
import type { Services } from '../../services.ts';
import type { LivingContract } from './living.ts';

type Told = Pick<ProposalRecord, 'content' | 'side' | 'lapses_at'> & {
  /** Who made it. */
  proposed_by: number;
  /** What goes with this step, in the words of who takes it. */
  word: string;
};

/**
 * Mails who has to know: a proposal goes to the side that answers it, an answer to everybody whose proposal or contract
 * it is, but for who acts. Only to who can log in and see it. A mail too many is left out; the step itself counts.
 */
export async function tellOfProposal(
  tx: Tx,
  actor: Actor,
  { accounts, env }: Services,
  step: ProposalStep,
  { record, voices }: LivingContract,
  { content, side, lapses_at, proposed_by, word }: Told,
): Promise<void> {
  const { caller, now } = actor;
  const people = await familyPeople(tx, caller);
  const heard = (person: UserRow) =>
    step === 'proposed'
      ? voices.some(({ id, side: on }) => id === person.id && on === otherSide(side))
      : person.id === proposed_by || voices.some(({ id }) => id === person.id);
  const by = people.find(({ id }) => id === caller.userId);
  if (!by) throw new Error('The caller is no person of their family.');
  for (const person of people) {
    if (person.sub === null || person.blocked || person.passed_away || person.id === caller.userId) continue;
    if (!heard(person)) continue;
    // The address they log in with: the one in the family's list can be written by somebody else.
    const email = (await accounts?.emailIn(tx, person.sub)) ?? person.email;
    if (email === '') continue;
    const mail = proposalMail(
      { ...person, email },
      {
        step,
        kind: content.kind,
        by,
        isLoan: isLoanType(record.type),
        word,
        lapses: todayInAmsterdam(lapses_at.getTime()),
        url: `${env.publicUrl}/lening/${encodeURIComponent(record.hashid)}`,
      },
    );
    await queueMail(tx, mail, now);
  }
}
