import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CONTRACT_TYPES } from '../domain/contracts/types.ts';
import { validateContract } from '../domain/contracts/validate.ts';
import { addDays, addMonths } from '../domain/dates/isoDate.ts';
import { sampleContracts } from './contracts.ts';
import { dateOf } from './pastDay.ts';

const on = (today: string) => sampleContracts((who) => who, today);

describe('the sample contracts', () => {
  it('number forty, of all four types, some of them drafts', () => {
    const drafts = on('2026-11-20');
    assert.equal(drafts.length, 40);
    for (const type of CONTRACT_TYPES) {
      const ofType = drafts.filter((draft) => draft.type === type);
      assert.ok(ofType.length >= 7, type);
      assert.ok(ofType.filter((draft) => draft.contract.signed_date === null).length <= 2, type);
    }
    assert.equal(drafts.filter((draft) => draft.contract.signed_date === null).length, 4);
  });

  it('break no rule and fall in the past eight years, on whatever day the demo starts', () => {
    for (let day = 0; day < 366; day += 1) {
      const today = addDays('2028-01-01', day);
      for (const draft of on(today)) {
        assert.deepEqual(validateContract(draft, today), {}, `${today} ${JSON.stringify(draft)}`);
        const signed = draft.contract.signed_date;
        if (signed !== null) assert.ok(signed <= today && signed >= addMonths(today, -96), `${today} ${signed}`);
      }
    }
  });
});

describe('a day that is always past', () => {
  it('is the newest one up to today, and then years earlier', () => {
    assert.equal(dateOf([0, '11-20'], '2026-11-20'), '2026-11-20');
    assert.equal(dateOf([0, '11-21'], '2026-11-20'), '2025-11-21');
    assert.equal(dateOf([7, '12-05'], '2026-11-20'), '2018-12-05');
    assert.equal(dateOf([3, '01-01'], '2028-02-29'), '2025-01-01');
  });
});
