import assert from 'node:assert/strict';
import { test } from 'node:test';
import PDFDocument from 'pdfkit';
import { readPdf } from '../test/readPdf.ts';
import { registerFaces } from './fonts.ts';

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

test('every letter can be read back, also after a document with accents on the same letters', async () => {
  await drawn('ü ë Ü Ë Ĳ ĳ é à õ ñ ș');
  const text = 'Schulden, effecten en officiële uitstel: UE ae on s i I 0123456789';
  assert.deepEqual((await readPdf(await drawn(text))).text, FACES.map(() => text).join(' '));
});
