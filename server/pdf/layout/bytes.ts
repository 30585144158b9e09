import { compactPdf } from './compact.ts';
import type { Sheet } from './sheet.ts';

/** Gathers what a sheet writes, asked for before anything is drawn. @returns its bytes, made small, once it has ended */
export async function bytesOf({ doc }: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    doc
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject);
  });
  return compactPdf(Buffer.concat(chunks));
}
