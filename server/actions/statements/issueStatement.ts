import { createHash } from 'node:crypto';
import type { Actor } from '../../actor.ts';
import { boxesOf } from '../../../domain/statements/boxes.ts';
import { changesBetween, figuresText, type Frozen } from '../../../domain/statements/changes.ts';
import { statementFileName } from '../../../domain/statements/fileName.ts';
import type { Statement, StatementRequest } from '../../../domain/wire/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { StatementInput } from '../../pdf/statementInput.ts';
import { samePrintedDetails } from '../../policies/asPrinted.ts';
import { familyPeople, lockFamilyShared } from '../../repositories/family.ts';
import {
  findStatementFile,
  type IssuedVersion,
  issuedStatements,
  storeStatement,
} from '../../repositories/statements.ts';
import { limitAct } from '../limitAct.ts';
import { checkAddress } from '../papers/checkAddress.ts';
import type { Services } from '../../services.ts';
import { makeStatement } from './makeStatement.ts';

/** Picks the facts that an issued version answers for. */
function figuresOf(statement: Statement): Frozen {
  const { lent, borrowed, given, received, exemptions } = statement;
  return { lent, borrowed, given, received, exemptions, boxes: boxesOf(statement) };
}

/** Lists the changes since the newest version; empty if there are none, or nothing was issued. */
export function changesSince(issued: readonly IssuedVersion[], statement: Statement): string[] {
  const newest = issued.at(-1);
  return newest === undefined ? [] : changesBetween(newest.figures, figuresOf(statement));
}

interface StatementPdf {
  pdf: Buffer;
  fileName: string;
}

/**
 * The PDF of a person's year. A past year is issued: the newest version while its figures hold, otherwise a new one
 * that says what changed. The current year is printed and not kept. Throws N404, R429 when too many wait for a PDF, or
 * for too many further versions.
 */
export async function issueStatement(actor: Actor, services: Services, asked: StatementRequest): Promise<StatementPdf> {
  const { db, pdf } = services;
  const { caller, now, today } = actor;
  const { year } = asked;
  const people = await familyPeople(db, caller);
  const { statement, personId } = await makeStatement(db, caller, { year, person: asked.person, today });
  const figures = figuresOf(statement);
  const input: StatementInput = {
    statement,
    version: null,
    changes: [],
    figuresHash: createHash('sha256').update(figuresText(figures)).digest('hex'),
    madeOn: today,
    checkAt: checkAddress(services.env),
  };
  if (statement.provisional) {
    await actor.record(db, {
      action: 'download',
      entity: 'statement',
      hashid: statement.person.hashid,
      after: { year, provisional: true },
    });
    return { pdf: await pdf.statement(input, caller.userId), fileName: statementFileName(statement, null) };
  }
  const issued = await issuedStatements(db, caller, { personId, year });
  const newest = issued.at(-1);
  const changes = changesSince(issued, statement);
  if (newest !== undefined && changes.length === 0) return issuedBefore(actor, services, newest.hashid, statement);

  const version = (newest?.version ?? 0) + 1;
  const bytes = await pdf.statement({ ...input, version, changes }, caller.userId);
  const isKept = await inTransaction(db, async (tx) => {
    await lockFamilyShared(tx, caller);
    if (!samePrintedDetails(people, await familyPeople(tx, caller))) return false;
    const hashid = await storeStatement(tx, caller, {
      personId,
      year,
      version,
      figures,
      changes,
      bytes,
      now,
    });
    if (hashid !== null && version > 1) await limitAct(tx, actor, 'issue', '');
    if (hashid !== null)
      await actor.record(tx, {
        action: 'issue',
        entity: 'statement',
        hashid,
        after: { year, version, person: statement.person.hashid, changes },
      });
    return hashid !== null;
  });
  // Another request issued this version first (a double click): its file is the answer here too, if it still holds.
  // Or somebody changed or was erased in the meantime: it is made again.
  return isKept
    ? { pdf: bytes, fileName: statementFileName(statement, version) }
    : issueStatement(actor, services, asked);
}

async function issuedBefore(
  { caller }: Actor,
  { db }: Services,
  hashid: string,
  statement: Statement,
): Promise<StatementPdf> {
  const file = await findStatementFile(db, caller, hashid);
  if (!file) throw new Error(`Statement ${hashid} has no file.`);
  return { pdf: file.bytes, fileName: statementFileName(statement, file.version) };
}
