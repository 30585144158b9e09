import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { InvalidPhoto } from './invalidPhoto.ts';
import { createPhotoMaker } from './photoMaker.ts';

const maker = createPhotoMaker();
after(() => maker.close());

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#357' } });
const refused = (bytes: Buffer) => assert.rejects(maker.normalise(bytes), InvalidPhoto);

test('JPEG, PNG and WebP become JPEG, at most 800 pixels wide and high', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const made = await maker.normalise(await picture(1600, 400).toFormat(format).toBuffer());
    const { format: now, width, height } = await sharp(made).metadata();
    assert.deepEqual({ now, width, height }, { now: 'jpeg', width: 800, height: 200 });
  }
});

test('S-69 an SVG is refused, whatever it is called', async () => {
  await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>'));
});

test('a GIF and a TIFF are refused', async () => {
  await refused(await picture().gif().toBuffer());
  await refused(await picture().tiff().toBuffer());
});

test('S-70 what hangs behind a JPEG, and the text inside a PNG, is gone', async () => {
  const jpeg = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
  const png = await picture().withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } }).png().toBuffer();
  for (const bytes of [jpeg, png]) {
    assert.ok(bytes.includes('alert(1)'));
    assert.ok(!(await maker.normalise(bytes)).includes('alert(1)'));
  }
});

test('S-71 place and owner are gone', async () => {
  const bytes = await picture().withExif({ IFD0: { Copyright: 'Sanne' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } }).jpeg().toBuffer();
  const { exif, xmp, iptc, icc } = await sharp(await maker.normalise(bytes)).metadata();
  assert.deepEqual([exif, xmp, iptc, icc], [undefined, undefined, undefined, undefined]);
});

test('S-72 a picture of far too many pixels in a small file is refused', async () => {
  const bomb = await sharp({ create: { width: 15_000, height: 15_000, channels: 3, background: '#fff' }, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
  assert.ok(bomb.length < 1_000_000);
  await refused(bomb);
});

test('S-74 nothing, half a JPEG and noise are refused; one pixel is a photo', async () => {
  const jpeg = await picture(400, 300).jpeg().toBuffer();
  await refused(Buffer.alloc(0));
  await refused(jpeg.subarray(0, jpeg.length - 60));
  await refused(Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251)));
  assert.equal((await sharp(await maker.normalise(await picture(1, 1).png().toBuffer())).metadata()).width, 1);
});
