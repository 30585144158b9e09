const MOST_BYTES = 30_000_000;
const PDF = '%PDF-';

/**
 * The SHA-256 of a PDF, in lower-case hexadecimal, worked out on this device. Null if it is no PDF, is over 30 MB or
 * can't be read.
 */
export async function fingerprint(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<string | null> {
  if (file.size > MOST_BYTES) return null;
  try {
    const bytes = await file.arrayBuffer();
    if (new TextDecoder().decode(bytes.slice(0, PDF.length)) !== PDF) return null;
    const hash = await crypto.subtle.digest('SHA-256', bytes);
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    // Moved or removed since it was chosen.
    return null;
  }
}
