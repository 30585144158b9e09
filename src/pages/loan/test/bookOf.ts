import { sideOf } from '../../../../domain/contracts/sides.ts';
import { takenBack } from '../../../../domain/loans/events/takenBack.ts';
import { burdenOf } from '../../../../domain/loans/events/burden.ts';
import type { Contract, ContractDetail } from '../../../../domain/wire/contract.ts';
import type { Book } from '../../../../domain/wire/event.ts';
import type { CurrentUser } from '../../../../domain/wire/user.ts';

/**
 * The reader's rights in the book of a contract, as the server gives them if everybody in it has a login, and nobody has
 * answered anything yet. A manager keeps it if none of their relatives who are paid has a login.
 */
export function bookOf(contract: Contract & Partial<Pick<ContractDetail, 'events'>>, me: CurrentUser): Book {
  const { parties, type, events = [] } = contract;
  const [receivers, payers] = type === 'GiftContract' ? [parties.to, parties.from] : [parties.from, parties.to];
  const side = sideOf(parties, me.hashid);
  const paid = type === 'GiftContract' ? 'to' : 'from';
  const relatives = [...me.children, ...me.others];
  const answers = relatives.some(({ hashid, sub }) => sub !== null && receivers.some((one) => one.hashid === hashid));
  const keeps = me.family_role === 'manager' && !answers;
  const others = (people: typeof receivers, said: string) => people.filter(({ hashid }) => hashid !== said);
  const gone = takenBack(events);
  return {
    role: side === 'none' ? (keeps ? 'keeper' : 'reader') : side === paid ? 'keeper' : 'borrower',
    receipt_waits: others(receivers, me.hashid),
    choice_waits: others([...receivers, ...payers], me.hashid),
    debt_waits: others(payers, me.hashid),
    open: events
      .filter(({ status, hashid }) => status === 'reported' && !gone.has(hashid))
      .map((event) => {
        const waits = others(burdenOf(event, events) === 'payers' ? payers : receivers, event.recorded_by.hashid);
        const mine = waits.some(({ hashid }) => hashid === me.hashid);
        return { event: event.hashid, waits, then: others(waits, me.hashid), mine };
      }),
    automatic_asked: [],
    automatic_waits: [],
  };
}
