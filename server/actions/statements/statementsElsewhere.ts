import { isEmpty } from '../../../domain/statements/annualStatement.ts';
import type { StatementElsewhere } from '../../../domain/wire/statement.ts';
import type { Actor } from '../../actor.ts';
import { actorsOf } from '../../callerQuery.ts';
import type { Queryable } from '../../db/database.ts';
import { makeStatement } from './makeStatement.ts';

/** The caller's own year in their other families, if there is something in it (docs/decisions/0018). */
export async function statementsElsewhere(db: Queryable, actor: Actor, year: number): Promise<StatementElsewhere[]> {
  const found: StatementElsewhere[] = [];
  for (const { actor: there, family } of await actorsOf(db, actor)) {
    if (there.caller.familyId === actor.caller.familyId) continue;
    const { statement } = await makeStatement(db, there.caller, { year, person: undefined, today: actor.today });
    if (!isEmpty(statement)) found.push({ family, statement });
  }
  return found;
}
