import { compactPdf } from './compact.ts';
import type { Sheet } from './sheet.ts';

/** Collects the output of a sheet; call before drawing. @returns its bytes, compacted, once it has ended */
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
