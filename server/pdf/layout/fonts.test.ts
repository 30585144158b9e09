import assert from 'node:assert/strict';
import { test } from 'node:test';
import PDFDocument from 'pdfkit';
import { readPdf } from '../test/readPdf.ts';
import { printable } from '../../../domain/rules/printable.ts';
import { cleanText } from './characters.ts';
import { styles } from './look.ts';
import { measureIn } from './paint.ts';
import { createSheet } from './sheet.ts';
import { canShow, canShowWide, registerFaces } from './fonts.ts';

const FACES = ['regular', 'semibold', 'bold', 'figures', 'figuresBold'];

function drawn(text: string): Promise<Buffer> {
  const doc = new PDFDocument({ tagged: true, pdfVersion: '1.5' });
  registerFaces(doc);
  for (const face of FACES) doc.addStructure(doc.struct('P', {}, () => void doc.font(face).text(text)));
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    doc.end();
  });
}

test('every letter can be extracted, even after a document with accents on the same letters', async () => {
  await drawn('ü ë Ü Ë Ĳ ĳ é à õ ñ ș');
  const text = 'Schulden, effecten en officiële uitstel: UE ae on s i I 0123456789';
  assert.deepEqual((await readPdf(await drawn(text))).text, FACES.map(() => text).join(' '));
});

/** Latin with the accents of Europe and Vietnam, Greek, Cyrillic. */
const LETTERS = /[A-Za-zÀ-ÖØ-öø-ňŊ-ſƠơƯưẀ-ẛẞ-ỹΆΈ-ΊΌΎ-ΡΣ-ώЁ-Џ-я-џ]/u;

test('a paper can draw any valid field: the field rule allows no character that no font has', () => {
  const drawn = (sign: string) =>
    Array.from(sign.normalize('NFC'), (one) => one.codePointAt(0) ?? 0).every(
      (code) => canShow(code) || canShowWide(code),
    );
  const wrong: string[] = [];
  for (let code = 0x20; code < 0x3000; code++) {
    const sign = String.fromCodePoint(code);
    if (!/\p{Assigned}/u.test(sign) || cleanText(sign) !== sign) continue;
    if (printable(sign) === null && !drawn(sign)) wrong.push(code.toString(16));
    if (LETTERS.test(sign)) assert.equal(printable(sign), null, code.toString(16));
  }
  assert.deepEqual(wrong, []);
});

test('a word in the wider family has the width of its letters, in every face', () => {
  const sheet = createSheet({ title: 'x', subject: 'x', madeAt: new Date(0) });
  for (const style of [styles.body, styles.value, styles.title, styles.cell]) {
    const width = measureIn(sheet, style);
    const more = width('Nguyễn Đặng') / width('Nguyen Dang');
    assert.ok(more > 0.9 && more < 1.2, `${style.face}: ${more}`);
  }
});
