import { scanFiles, scanMessages } from './scan.ts';

const file = (type: string, name = 'blad', size = 1000) => ({ type, name, size });
const jpeg = file('image/jpeg');
const pdf = file('application/pdf');

test('pictures or one PDF, and nothing at all, are fine', () => {
  for (const files of [[], [jpeg], [jpeg, file('image/png')], Array.from({ length: 10 }, () => jpeg), [pdf]])
    expect(scanFiles(files)).toBeNull();
  expect(scanFiles([file('application/pdf', 'a.pdf', 10_000_000)])).toBeNull();
});

test('a file that can’t be a scan is reported before it is sent', () => {
  expect(scanFiles([pdf, jpeg])).toBe(scanMessages.both);
  expect(scanFiles([pdf, pdf])).toBe(scanMessages.onePdf);
  expect(scanFiles([file('application/pdf', 'a.pdf', 10_000_001)])).toBe(scanMessages.pdfTooLarge);
  expect(scanFiles([jpeg, file('image/heic')])).toBe(scanMessages.heic);
  expect(scanFiles([file('', 'IMG_1.HEIC')])).toBe(scanMessages.heic);
  expect(scanFiles([file('image/gif')])).toBe(scanMessages.picture);
  expect(scanFiles(Array.from({ length: 11 }, () => jpeg))).toBe(scanMessages.tooMany);
});
