import { create } from 'qrcode';
import { useMemo } from 'react';
import { QrCode } from '../../../components/QrCode.tsx';
import { paymentsText } from '../../../text/loanPayments.ts';

/** Modules of light around it, which scanners need (ISO/IEC 18004). */
const QUIET = 4;

function drawing(payload: string) {
  const { modules } = create(payload, { errorCorrectionLevel: 'M' });
  const bars: string[] = [];
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) if (modules.get(y, x)) bars.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`);
  }
  return { size: modules.size + 2 * QUIET, path: bars.join('') };
}

/**
 * The European payment code of a payload (domain/payments/epcQr.ts); the library that draws it comes when somebody asks
 * for it.
 */
export function PaymentQr({ payload }: { payload: string }) {
  const qr = useMemo(() => drawing(payload), [payload]);
  return <QrCode qr={qr} title={paymentsText.qr.title} />;
}
