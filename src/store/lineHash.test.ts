import { aLine } from '../../domain/bank/test/lines.ts';
import { nameLines } from './lineHash.ts';

const key = 'ab'.repeat(32);
const lines = [aLine({ amount: 100 }), aLine({ amount: 200 }), aLine({ amount: 100, text: 'another text' })];

test('two equal lines on a day share a hash, and are numbered first and second', async () => {
  const named = await nameLines(key, lines, [0, 1, 2]);
  expect([...named.values()].map(({ nth }) => nth)).toEqual([1, 1, 2]);
  expect(named.get(0)?.hash).toBe(named.get(2)?.hash);
  expect(named.get(0)?.hash).toMatch(/^[0-9a-f]{64}$/u);
  expect(named.get(1)?.hash).not.toBe(named.get(0)?.hash);
});

test('naming only the second keeps it the second; another key gives another hash', async () => {
  const second = (await nameLines(key, lines, [2])).get(2);
  expect(second?.nth).toBe(2);
  expect((await nameLines('cd'.repeat(32), lines, [2])).get(2)?.hash).not.toBe(second?.hash);
});

test('an account hashes the same as an IBAN and as the number its bank uses', async () => {
  const [one, other] = ['NL91ABNA0417164300', '417164300'].map((account) => aLine({ account, amount: 100 }));
  const hash = async (line: typeof one) => (await nameLines(key, line ? [line] : [], [0])).get(0)?.hash;
  expect(await hash(one)).toBe(await hash(other));
});
