import { BY_ITSELF, gainsByReceipt, judgeRecord, mayAnswer, OWED } from '../../domain/loans/bookPeople.ts';
import type { BookPeople } from '../../domain/loans/bookPeople.ts';
import { waitingRecords } from '../../domain/loans/events/openReports.ts';
import { askedBack } from '../../domain/loans/events/takenBack.ts';
import { claimsPast, saysOf } from '../../domain/loans/events/burden.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';
import { enteringAgainFrom } from '../../domain/loans/entering.ts';
import { loanRole } from '../../domain/loans/loanRole.ts';
import type { Book, RepaymentOutcome } from '../../domain/wire/event.ts';
import type { Party } from '../../domain/wire/party.ts';
import type { StoredEvent } from '../repositories/storedEvents.ts';

interface BookFacts {
  people: BookPeople;
  /** Its parties and the managers of the family, for their names. */
  names: readonly Party[];
  events: readonly StoredEvent[];
  /** The agreement's rule on the effect of an extra repayment; null if nothing can be chosen. */
  agreed: RepaymentOutcome | null;
  /** The hashids of people who asked for automatic counting, and wait for another. */
  asked: readonly string[];
  /** When somebody last started entering earlier payments. */
  entered: IsoDate | null;
  /** The hashid of the reader. */
  me: string;
  today: IsoDate;
}

/** The reader's possible acts in a book, and the people awaited. */
export function presentBook({ people, names, events, agreed, asked, entered, me, today }: BookFacts): Book {
  const role = loanRole(people, me);
  const named = (hashids: readonly string[]): Party[] =>
    hashids.flatMap((wanted) => {
      const one = names.find(({ hashid }) => hashid === wanted);
      return one ? [{ hashid: wanted, firstname: one.firstname, infix: one.infix, lastname: one.lastname }] : [];
    });
  const [first, ...rest] = asked;
  const receipt = saysOf({ kind: 'payment', date: today }, []);
  const askedNow = askedBack(events);
  const closed = role === 'keeper' && (gainsByReceipt(people, me) || enteringAgainFrom(entered, today) !== null);
  return {
    role,
    receipt_waits: named(judgeRecord(people, receipt, me).awaits),
    choice_waits: agreed === null ? [] : named(judgeRecord(people, { ...receipt, chooses: true }, me).awaits),
    debt_waits: named(judgeRecord(people, OWED, me).awaits),
    open: waitingRecords(events)
      .filter(({ hashid }) => !askedNow.has(hashid))
      .map((event) => {
        const said = [event.recorded_by.hashid, (event.confirmations ?? []).map(({ by }) => by.hashid)] as const;
        const says = saysOf(event, events, claimsPast(event), agreed);
        return {
          event: event.hashid,
          waits: named(judgeRecord(people, says, ...said).awaits),
          then: named(judgeRecord(people, says, said[0], [...said[1], me]).awaits),
          mine: mayAnswer(people, says, ...said, me),
        };
      }),
    automatic_asked: named(asked),
    automatic_waits: first === undefined ? [] : named(judgeRecord(people, BY_ITSELF, first, rest).awaits),
    ...(closed && { entering_closed: true }),
  };
}
