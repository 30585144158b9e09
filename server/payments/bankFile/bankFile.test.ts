import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { UnreadableBankFile } from '../../../bank/unreadable.ts';
import { camt053, ingCsv, rabobankCsv } from '../../test/bankFiles.ts';
import { workerScript } from '../../workers.ts';
import { createBankFileReader } from './bankFileReader.ts';

const reader = createBankFileReader();
after(() => reader.close());

const read = (text: string) => reader.read(Buffer.from(text), 1);
const xml = camt053([{ amount: 1250, text: 'Betaling' }]);
const inXml = (amount: string) => read(xml.replace('12.50', amount));
const inCsv = (amount: string) => read(ingCsv([{ amount: 1250, text: 'Betaling' }]).replace('12,50', amount));

test('an amount in XML is read with a decimal point, and anything else is refused', async () => {
  for (const [written, cents] of [
    ['12', 1200],
    ['12.5', 1250],
    ['0.05', 5],
    ['12.50000', 1250],
    ['9999999999999.99', 999_999_999_999_999],
  ] as const) {
    assert.equal((await inXml(written)).lines[0]?.amount, cents, written);
  }
  for (const written of [
    '0.005',
    '12.505',
    '1.234',
    '1.234,56',
    '12,50',
    '-12.50',
    '+12.50',
    '1e3',
    '0x10',
    '12.',
    '.5',
    '',
    'veel',
    '99999999999999',
    '١٢',
  ]) {
    await assert.rejects(
      inXml(written),
      (error) => error instanceof UnreadableBankFile && /^In dit afschrift staat een bedrag/.test(error.message),
      written,
    );
  }
});

test('an amount in CSV is read in Dutch notation, and an ambiguous one is refused', async () => {
  for (const [written, cents] of [
    ['12,50', 1250],
    ['12.5', 1250],
    ['1.234,56', 123_456],
    ['1.234.567,8', 123_456_780],
    ['0,05', 5],
    ['+ 7', 700],
  ] as const) {
    assert.equal((await inCsv(written)).lines[0]?.amount, cents, written);
  }
  for (const written of [
    '0.005',
    '1.234',
    '1.234.567',
    '0.005,00',
    '01.234,56',
    '12,505',
    '1,234.56',
    '1.23,45',
    '--5',
    '',
    '99999999999999',
  ])
    await assert.rejects(inCsv(written), UnreadableBankFile, written);
});

test('a line that says neither credit nor debit is refused, not paid', async () => {
  for (const word of ['', 'crdt', 'BOTH'])
    await assert.rejects(read(xml.replace('>CRDT<', `>${word}<`)), UnreadableBankFile, word);
});

test('S-269 the debit/credit column is recognised by its content; without it and without signs nothing is read', async () => {
  const csv = ingCsv([
    { amount: -1250, text: 'Terug' },
    { amount: 1250, text: 'Betaling' },
  ]);
  const amounts = async (text: string) => (await read(text)).lines.map(({ amount }) => amount);
  for (const name of ['Soort boeking', 'D/C'])
    assert.deepEqual(await amounts(csv.replace('Af Bij', name)), [-1250, 1250]);
  const coded = csv.replace('Af Bij', 'Code 2').replace('"Af"', '"X1"').replace('"Bij"', '"X2"');
  await assert.rejects(amounts(coded), /welke bedragen erbij kwamen/u);
  await assert.rejects(amounts(csv.replace('"Af"', '"Terug"')), /Regel 1 van dit bestand/u);
  assert.deepEqual(await amounts(rabobankCsv([{ amount: 1250, text: 'Betaling' }])), [1250]);
});

test('a statement of ten thousand lines is read, a longer one is refused', async () => {
  const lines = (length: number) => Array.from({ length }, () => ({ amount: 1, text: '' }));
  assert.equal((await read(ingCsv(lines(10_000)))).lines.length, 10_000);
  await assert.rejects(read(ingCsv(lines(10_001))), /te veel regels/);
});

test('a slow file is read outside the main thread, and stopped: the next one is read', async () => {
  // In this thread, each file would let the clock tick at most once.
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 10);
  await assert.rejects(
    read(xml.replace('<Stmt>', `<Stmt>${'<a/>'.repeat(900_000)}`).replace('</Document>', '')),
    UnreadableBankFile,
  );
  await read(xml.replace('<Stmt>', `<Stmt>${'<a/>'.repeat(400_000)}`));
  clearInterval(clock);
  assert.ok(ticks > 5, `${ticks}`);

  const hasty = createBankFileReader({
    timeoutMs: 10_000,
    worker: workerScript('payments/bankFile/test/endlessWorker.ts'),
  });
  await assert.rejects(hasty.read(Buffer.from('endless'), 1), /te veel tijd/);
  assert.equal((await hasty.read(Buffer.from(xml), 1)).lines.length, 1);
  await hasty.close();
});
