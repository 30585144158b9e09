import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Check } from 'typebox/value';
import { GIFT_CLAUSES, LOAN_CLAUSES } from '../../domain/contracts/clauses/catalogue.ts';
import type { Catalogue } from '../../domain/contracts/clauses/clause.ts';
import { choice, text } from '../../domain/contracts/clauses/kinds.ts';
import { chosenTerms } from '../../domain/contracts/clauses/test/chosen.ts';
import { GiftClauses, LoanClauses, clausesSchema } from '../../domain/wire/clauses.ts';
import { makeAgreement } from './agreement.ts';
import type { AgreementInput } from './agreementInput.ts';
import { readPdf } from './test/readPdf.ts';
import { bram, giftInput, jan, loanInput, marijke, sanne } from './test/samples.ts';

const textOf = async (input: AgreementInput) => (await readPdf(await makeAgreement(input))).text.replace(/\s+/gu, ' ');
const names = <Of extends Catalogue>(catalogue: Of) => Object.keys(catalogue) as (keyof Of & string)[];
const LOANS = [
  { own_home: true },
  { lenders: 2 },
  { borrowers: ['sanne', 'bram'] },
  { first_payment_date: '2026-06-30' },
];
const GIFTS = [{ exclusion_clause: 'soft' }, { form: 'paper', lenders: 2 }];
/** A broken first period, so that the contract states how its days are counted. */
const broken = { start_date: '2026-04-14', first_payment_date: '2026-08-01' };

describe('R-7.1 every clause of the catalogue has its place in the paper', () => {
  const differs = async (name: string, plain: AgreementInput, chosen: AgreementInput) =>
    assert.notEqual(await textOf(chosen), await textOf(plain), `the paper says nothing of ${name}`);

  for (const name of names(GIFT_CLAUSES)) {
    test(`of a gift: ${name}`, async () => {
      const { plain, chosen } = chosenTerms(GIFT_CLAUSES, name, GIFTS);
      const givers = { from: name === 'falls_due' ? [jan, marijke] : [jan] };
      await differs(
        name,
        giftInput({ exclusion_clause: 'soft', ...plain }, givers),
        giftInput({ exclusion_clause: 'soft', ...chosen }, givers),
      );
    });
  }
  for (const name of names(LOAN_CLAUSES)) {
    test(`of a loan: ${name}`, async () => {
      const { plain, chosen } = chosenTerms(LOAN_CLAUSES, name, LOANS);
      const sides = { from: [jan, marijke], ...(name === 'borrower_shares' && { to: [sanne, bram] }) };
      await differs(
        name,
        loanInput('AnnuityLoanContract', { ...broken, own_home: true, ...plain }, sides),
        loanInput('AnnuityLoanContract', { ...broken, own_home: true, ...chosen }, sides),
      );
    });
  }
});

describe('the schema of the calls accepts only the answers of the catalogue', () => {
  test('for every existing clause', () => {
    for (const name of names(GIFT_CLAUSES)) {
      const { plain, chosen } = chosenTerms(GIFT_CLAUSES, name, GIFTS);
      for (const terms of [plain, chosen]) assert.ok(Check(GiftClauses, terms), name);
      assert.ok(!Check(GiftClauses, { ...chosen, [name]: ['wrong'] }), name);
    }
    for (const name of names(LOAN_CLAUSES)) {
      const { plain, chosen } = chosenTerms(LOAN_CLAUSES, name, LOANS);
      for (const terms of [plain, chosen]) assert.ok(Check(LoanClauses, terms), name);
      assert.ok(!Check(LoanClauses, { ...chosen, [name]: ['wrong'] }), name);
    }
  });

  test('for a clause that only the catalogue knows', () => {
    const schema = clausesSchema({ ...LOAN_CLAUSES, disputes: choice(['court', 'mediator'], 'court'), why: text(10) });
    const terms = { ...chosenTerms(LOAN_CLAUSES, 'security').chosen, disputes: 'mediator', why: '' };
    assert.ok(Check(schema, terms));
    assert.ok(!Check(schema, { ...terms, disputes: 'duel' }));
    assert.ok(!Check(schema, { ...terms, why: undefined }));
  });
});
