import { fullName } from '../../domain/names/name.ts';
import type { ActivityLine, ActivityPage } from '../../domain/wire/activity.ts';
import type { Caller } from '../caller.ts';
import type { AuditRow, NamedContract } from '../repositories/auditEntries.ts';
import type { UserRow } from '../repositories/family.ts';
import { changesOf } from './auditChanges.ts';
import { auditSentence } from '../audit/sentences.ts';
import { contractName } from './contractName.ts';

const ADMINISTRATOR = 'Een beheerder';
const PRODUCT = 'Onderling';

/** A page of lines; an extra row only says that there is more. */
export function presentPage(lines: readonly ActivityLine[], limit: number): ActivityPage {
  const page = lines.slice(0, limit);
  return { lines: page, next: lines.length > limit ? (page.at(-1)?.n ?? null) : null };
}

/** The family's log as the caller reads it. The network address is shown only with their own acts. */
export function familyLine(
  row: AuditRow,
  caller: Caller,
  people: readonly UserRow[],
  contracts: readonly NamedContract[],
): ActivityLine {
  const actor = people.find((person) => person.id === row.userId);
  const subject = people.find((person) => person.hashid === row.hashid);
  const mine = row.userId === caller.userId;
  const text = auditSentence({
    ...row,
    who: mine ? 'Je' : actor ? fullName(actor) : row.userId === null ? PRODUCT : ADMINISTRATOR,
    person: subject ? (subject.id === caller.userId ? 'jou' : fullName(subject)) : null,
    contract: contractName(
      caller,
      contracts.find((contract) => contract.hashid === row.hashid),
    ),
  });
  return { n: row.n, at: row.at.toISOString(), text, from: mine ? row.ip : null, changes: [] };
}

/**
 * The log of an administrator, as administrators read it: always with the network address, and with the values before
 * and after.
 */
export function administratorLine(row: AuditRow, who: string): ActivityLine {
  return {
    n: row.n,
    at: row.at.toISOString(),
    text: auditSentence({ ...row, who, person: null, contract: null }),
    from: row.ip,
    changes: changesOf(row),
  };
}
