import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuro } from '../../../domain/money/format.ts';
import { spacedIban } from '../../../domain/rules/iban.ts';
import type { OrderTransfer } from '../../../domain/wire/order.ts';
import { Copyable } from '../../components/Copyable.tsx';
import { DataList } from '../../components/DataList.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { administrationText } from '../../text/administration.ts';

const { open: text } = administrationText;

/** The recipient, amount and description: to type over, or to scan. */
export function TransferDetails({ transfer, amount }: { transfer: OrderTransfer; amount: number }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 20rem', minWidth: 0, maxWidth: 520 }}>
        <DataList
          rows={[
            {
              label: text.amount,
              value: (
                <Copyable
                  label={text.amount}
                  shown={formatEuro(amount)}
                  value={formatEuro(amount).replace(/[^\d,]/gu, '')}
                />
              ),
            },
            {
              label: text.to,
              value: <Copyable label={text.to} shown={spacedIban(transfer.iban)} value={transfer.iban} />,
            },
            { label: text.name, value: transfer.name },
            {
              label: text.reference,
              value: (
                <>
                  <Copyable label={text.reference} shown={transfer.reference} />
                  <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
                    {text.referenceHint}
                  </Typography>
                </>
              ),
            },
          ]}
        />
      </Box>
      {transfer.qr && (
        <Box component="figure" sx={{ m: 0, maxWidth: 220 }}>
          <QrCode qr={transfer.qr} title={text.qr} />
          <Typography variant="body2" color="textSecondary" component="figcaption" sx={{ mt: 1 }}>
            {text.scan}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
