import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { create } from 'qrcode';
import { useMemo } from 'react';
import { formatEuro } from '../../../../domain/money/format.ts';
import { spacedIban } from '../../../../domain/rules/iban.ts';
import { Copyable } from '../../../components/Copyable.tsx';
import { DataList } from '../../../components/DataList.tsx';
import { QrCode } from '../../../components/QrCode.tsx';
import { payingText as text } from '../../../text/paying.ts';

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

interface PayPanelProps {
  /** The European payment code (domain/payments/epcQr.ts). */
  payload: string;
  name: string;
  iban: string;
  /** In cents. */
  amount: number;
  description: string;
}

/** The code to scan, and the same in words to copy: on a phone nobody can scan their own screen. */
export function PayPanel({ payload, name, iban, amount, description }: PayPanelProps) {
  const qr = useMemo(() => drawing(payload), [payload]);
  const row = (label: string, shown: string, value = shown) => ({
    label,
    value: <Copyable label={label} shown={shown} value={value} />,
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
      <QrCode qr={qr} title={text.title} />
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, maxWidth: '34rem' }}>
        <Typography sx={{ mb: 1 }}>{text.how}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {text.phone}
        </Typography>
        <DataList
          rows={[
            row(text.name, name),
            row(text.iban, spacedIban(iban), iban),
            row(text.amount, formatEuro(amount), formatEuro(amount).replace(/[^\d,]/gu, '')),
            row(text.description, description),
          ]}
        />
      </Box>
    </Box>
  );
}
