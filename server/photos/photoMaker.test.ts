import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { QueueFull } from '../fairQueue.ts';
import { InvalidPhoto } from './invalidPhoto.ts';
import { createPhotoMaker } from './photoMaker.ts';

const maker = createPhotoMaker();
after(() => maker.close());

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#357' } });
const refused = (bytes: Buffer, fault = 'unreadable') =>
  assert.rejects(maker.normalise(bytes, 1), (error) => error instanceof InvalidPhoto && error.fault === fault);

test('JPEG, PNG and WebP become JPEG, at most 800 pixels wide and high', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const made = await maker.normalise(await picture(1600, 400).toFormat(format).toBuffer(), 1);
    const { format: now, width, height } = await sharp(made).metadata();
    assert.deepEqual({ now, width, height }, { now: 'jpeg', width: 800, height: 200 });
  }
});

test('S-69 an SVG is refused, whatever it is called', async () => {
  await refused(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>',
    ),
  );
});

test('S-69 an SVG that takes for ever to draw keeps nobody waiting, even disguised as a JPEG', async () => {
  const uses = Array.from({ length: 12 }, (_v, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(10)}</g>`).join(
    '',
  );
  const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><defs><text id="g0">x</text>${uses}</defs><use href="#g12"/></svg>`;
  for (const disguise of ['', '<?xml version="1.0"?>', '\ufeff', '  \n', '<!--\u00ff\u00d8\u00ff-->', 'RIFF'])
    await refused(Buffer.from(disguise + bomb));
  // With the first bytes of a JPEG it reaches the library, which can't read SVG.
  await refused(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0x0a]), Buffer.from(bomb)]));
});

test('a picture that takes too long is refused, its process is ended, and the next one is made', async () => {
  const hasty = createPhotoMaker({ timeoutMs: 10 });
  const large = await picture(7000, 5000).png({ compressionLevel: 1 }).toBuffer();
  // The second gets a new process: the first one was killed.
  for (const turn of [1, 2])
    await assert.rejects(
      hasty.normalise(large, turn),
      (error) => error instanceof InvalidPhoto && error.fault === 'slow',
    );
  await hasty.close();
  assert.equal((await sharp(await maker.normalise(large, 1)).metadata()).width, 800);
});

test('S-146 a full queue of photos is refused as such, one’s own share first', async () => {
  const bytes = await picture(2000, 2000).png({ compressionLevel: 1 }).toBuffer();
  const results = await Promise.allSettled([
    ...Array.from({ length: 40 }, () => maker.normalise(bytes, 1)),
    maker.normalise(bytes, 2),
  ]);
  assert.equal(results.at(-1)?.status, 'fulfilled');
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 3);
  for (const result of results)
    if (result.status === 'rejected') assert.ok(result.reason instanceof QueueFull, String(result.reason));
});

test('an animated PNG or WebP is refused, rather than reduced to its first picture', async () => {
  const frames = Buffer.alloc(20 * 40 * 3, 60).fill(200, 20 * 20 * 3);
  const film = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  assert.equal((await sharp(film).metadata()).pages, 2);
  await refused(film, 'moving');
  const still = await picture().png().toBuffer();
  const chunk = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
  await refused(Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]), 'moving');
  // After the picture, or in a chunk of another name, it is no animation.
  assert.ok(await maker.normalise(Buffer.concat([still, chunk]), 1));
});

test('a GIF and a TIFF are refused', async () => {
  await refused(await picture().gif().toBuffer());
  await refused(await picture().tiff().toBuffer());
});

test('S-70 data after a JPEG, and text inside a PNG, are removed', async () => {
  const jpeg = Buffer.concat([
    await picture().jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
  ]);
  const png = await picture()
    .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
    .png()
    .toBuffer();
  for (const bytes of [jpeg, png]) {
    assert.ok(bytes.includes('alert(1)'));
    assert.ok(!(await maker.normalise(bytes, 1)).includes('alert(1)'));
  }
});

test('S-71 location and owner are removed', async () => {
  const bytes = await picture()
    .withExif({ IFD0: { Copyright: 'Sanne' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } })
    .jpeg()
    .toBuffer();
  const { exif, xmp, iptc, icc } = await sharp(await maker.normalise(bytes, 1)).metadata();
  assert.deepEqual([exif, xmp, iptc, icc], [undefined, undefined, undefined, undefined]);
});

test('S-72 a picture of far too many pixels in a small file is refused', async () => {
  const bomb = await sharp({
    create: { width: 15_000, height: 15_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  assert.ok(bomb.length < 1_000_000);
  await refused(bomb);
});

test('S-74 an empty file, half a JPEG and noise are refused; one pixel is a photo', async () => {
  const jpeg = await picture(400, 300).jpeg().toBuffer();
  await refused(Buffer.alloc(0));
  await refused(jpeg.subarray(0, jpeg.length - 60));
  await refused(Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251)));
  assert.equal((await sharp(await maker.normalise(await picture(1, 1).png().toBuffer(), 1)).metadata()).width, 1);
});
