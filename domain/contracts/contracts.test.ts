import fc from 'fast-check';
import { agreementTitle, contractTypeInWords, contractTypeName } from './names.ts';
import { addendumFileName, agreementFileName, documentFileName, standingFileName } from './fileNames.ts';
import { newestSignedFirst } from './newestSignedFirst.ts';
import { totalsOf } from './totals.ts';
import { CONTRACT_TYPES, isLoanType } from './types.ts';
import '../test/seed.ts';

const contract = fc.record({
  hashid: fc.uuid(),
  type: fc.constantFrom(...CONTRACT_TYPES),
  total: fc.integer({ min: 1, max: 100_000_000_000 }),
  contract: fc.record({ signed_date: fc.constantFrom(null, '2019-05-05', '2024-02-29', '2024-03-01', '2025-12-31') }),
});
const contracts = fc.uniqueArray(contract, { selector: (one) => one.hashid, maxLength: 40 });

describe('R-4.1 order and totals', () => {
  test('newest signed first, undated last, otherwise as given', () => {
    const list = [null, '2024-01-01', '2025-06-01', null, '2025-06-01'].map((signed_date, id) => ({
      id,
      contract: { signed_date },
    }));
    expect(newestSignedFirst(list).map((one) => one.id)).toEqual([2, 4, 1, 0, 3]);
    expect(list.map((one) => one.id)).toEqual([0, 1, 2, 3, 4]);
  });

  test('17: the order is stable, and the position of a new contract only matters among equal dates', () => {
    fc.assert(
      fc.property(contracts, (list) => {
        const sorted = newestSignedFirst(list);
        const dates = sorted.map((one) => one.contract.signed_date ?? '');
        expect(dates).toEqual([...dates].sort().reverse());
        for (const date of new Set(dates)) {
          const same = (all: typeof list) => all.filter((one) => (one.contract.signed_date ?? '') === date);
          expect(same(sorted)).toEqual(same(list));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('17: totals are the sums by type; add then remove changes nothing; an edit is a removal and an addition', () => {
    fc.assert(
      fc.property(contracts, contract, (list, extra) => {
        const before = totalsOf(list);
        const after = totalsOf([...list, extra]);
        expect(before.total_gifts + before.total_loans).toBe(list.reduce((sum, one) => sum + one.total, 0));
        expect(before.total_loans).toBe(
          list.filter((one) => isLoanType(one.type)).reduce((sum, one) => sum + one.total, 0),
        );
        expect(after.total_gifts + after.total_loans - extra.total).toBe(before.total_gifts + before.total_loans);
        expect(totalsOf([...list].reverse())).toEqual(before);
      }),
      { numRuns: 1000 },
    );
  });
});

test('R-4.2 the name of the type tells a gift from a loan', () => {
  expect(
    CONTRACT_TYPES.map((type) => [type, isLoanType(type), contractTypeName(type), contractTypeInWords(type)]),
  ).toEqual([
    ['GiftContract', false, 'Schenking', 'geld geven'],
    ['AnnuityLoanContract', true, 'Annuïteitenlening', 'elke maand hetzelfde bedrag'],
    ['LinearLoanContract', true, 'Lineaire lening', 'elke maand evenveel aflossen'],
    ['RepaymentFreeLoanContract', true, 'Aflossingsvrije lening', 'alleen rente betalen'],
  ]);
});

test('the words for a type follow the payment rhythm, and a signed contract has its legal name', () => {
  expect(([1, 3, 12] as const).map((every) => contractTypeInWords('LinearLoanContract', every))).toEqual([
    'elke maand evenveel aflossen',
    'elk kwartaal evenveel aflossen',
    'elk jaar evenveel aflossen',
  ]);
  expect(CONTRACT_TYPES.map(agreementTitle)).toEqual([
    'Schenkingsovereenkomst',
    ...Array<string>(3).fill('Overeenkomst van geldlening'),
  ]);
});

test('the agreement is saved under a name every computer accepts', () => {
  const to = [
    { firstname: 'Zoë', infix: "van 't", lastname: 'Hof/../x' },
    { firstname: 'Bram', infix: '', lastname: 'Şahin' },
  ];
  expect(
    agreementFileName({ type: 'AnnuityLoanContract', contract: { signed_date: '2026-04-14' }, parties: { to } }),
  ).toBe('annuiteitenlening-zoe-van-t-hof-x-bram-sahin-2026-04-14.pdf');
  expect(agreementFileName({ type: 'GiftContract', contract: { signed_date: null }, parties: { to: [] } })).toBe(
    'schenking-concept.pdf',
  );
  expect(
    agreementFileName({
      type: 'GiftContract',
      contract: { signed_date: '2026-04-14' },
      parties: { to: [{ firstname: '…', infix: '', lastname: '' }] },
    }),
  ).toBe('schenking-2026-04-14.pdf');
  expect(
    agreementFileName({
      type: 'GiftContract',
      contract: { signed_date: '2026-04-14', form: 'paper' },
      parties: { to: [] },
    }),
  ).toBe('schenking-concept-voor-de-notaris.pdf');
});

test('the other papers of a contract carry its version, or the change and its day', () => {
  const loan = {
    type: 'LinearLoanContract',
    contract: { signed_date: '2026-04-14' },
    parties: { to: [{ firstname: 'Zoë', infix: '', lastname: 'Bos' }] },
  } as const;
  expect(documentFileName(loan, 2)).toBe('lineaire-lening-zoe-bos-2026-04-14-versie-2.pdf');
  expect(addendumFileName(loan, { kind: 'extra_repayment', date: '2026-06-01' })).toBe(
    'aanvulling-extra-aflossing-2026-06-01-lineaire-lening-zoe-bos.pdf',
  );
  expect(standingFileName(loan, '2026-06-01')).toBe('stand-2026-06-01-lineaire-lening-zoe-bos.pdf');
});
