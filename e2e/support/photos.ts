import sharp from 'sharp';

const landscape = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#9cc4d8"/><rect y="600" width="1200" height="300" fill="#7a9a5b"/><circle cx="600" cy="470" r="210" fill="#e8b48c"/><circle cx="530" cy="430" r="20" fill="#333"/><circle cx="670" cy="430" r="20" fill="#333"/><path d="M510 540q90 80 180 0" stroke="#333" stroke-width="14" fill="none"/></svg>`;

/** A photo a browser can show, as a JPEG of exactly so many bytes: after its end comes padding. */
export async function sizedPhoto(bytes: number): Promise<Buffer> {
  const photo = await sharp(Buffer.from(landscape)).jpeg().toBuffer();
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
}
