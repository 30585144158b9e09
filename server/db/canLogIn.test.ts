import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import { canLogIn, type LoginState } from '../../domain/relations/canLogIn.ts';
import { eachEngine } from '../test/engines.ts';
import { canLogInSql, couldLogInSql } from './canLogIn.ts';

const ANSWERS = [true, false];
const PEOPLE: LoginState[] = ['els', null].flatMap((sub) =>
  ANSWERS.flatMap((blocked) => ANSWERS.map((passed_away) => ({ sub, blocked, passed_away }))),
);

interface Row extends LoginState, Record<string, unknown> {
  can: boolean;
  could: boolean;
}

eachEngine((engine) => {
  it('S-10 database and domain agree on who can log in', async () => {
    const { services } = await engine.app();
    const { rows } = await services.db.execute<Row>(sql`
      select u.*, ${canLogInSql('u')} as can, ${couldLogInSql('u')} as could
      from jsonb_to_recordset(${JSON.stringify(PEOPLE)}::jsonb) as u(sub text, blocked boolean, passed_away boolean)`);
    assert.equal(rows.length, PEOPLE.length);
    for (const { can, could, ...person } of rows) {
      const said = JSON.stringify(person);
      assert.equal(can, canLogIn(person), said);
      assert.equal(could, canLogIn({ ...person, sub: 'els' }), said);
    }
  });
});
