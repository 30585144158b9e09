import { coupleTotals } from './coupleTotals.ts';
import { jan, line, marijke, sanne, statement } from './test/statements.ts';

const of = (person: typeof jan, parts: Parameters<typeof statement>[0]) =>
  statement({ ...parts, person: { ...person, birthdate: null } });
const both = { together: [marijke] };
const janHas = of(jan, { lent: [line('alone', { opening: 3_601_599 }), line('both', { opening: 49_068_150 }, both)] });
const hers = (changes = {}) => line('both', { opening: 49_068_150 }, { together: [jan], ...changes });

test('R-8.2 two partners’ joint declaration is one sum: each one’s own amounts, and joint amounts once', () => {
  const has = of(marijke, { lent: [hers(), line('hers', { opening: 100_000 })] });
  expect(coupleTotals(janHas, has).map(({ id, euros }) => [id, euros])).toEqual([['claims', 36_015 + 490_681 + 1_000]]);
  expect(coupleTotals(has, janHas).map(({ euros }) => euros)).toEqual([36_015 + 490_681 + 1_000]);
});

test('R-8.2 there is no sum if one of them shares something with somebody else, or if it would be one figure', () => {
  const other = of(marijke, { lent: [hers(), line('sister', { opening: 100_000 }, { together: [sanne] })] });
  expect(coupleTotals(janHas, other)).toEqual([]);
  expect(coupleTotals(of(jan, { lent: [line('alone', { opening: 5_000 })] }), of(marijke, {}))).toEqual([]);
});
