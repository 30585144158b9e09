import { create } from 'qrcode';
import type { QrDrawing } from '../domain/wire/order.ts';

/** Modules of light around it, which scanners need (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as one path: a rectangle for every run of dark modules. */
export function qrPath(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (_x, x) => (modules.get(y, x) ? '1' : '0')).join(''),
  );
  const path = rows
    .flatMap((row, y) =>
      Array.from(
        row.matchAll(/1+/g),
        (run) => `M${run.index + QUIET} ${y + QUIET}h${run[0].length}v1h-${run[0].length}z`,
      ),
    )
    .join('');
  return { size: modules.size + 2 * QUIET, path };
}
