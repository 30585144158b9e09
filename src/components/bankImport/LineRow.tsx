import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { BankLine } from '../../../domain/bank/bankLine.ts';
import { formatDate } from '../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../domain/money/format.ts';

interface LineRowProps {
  line: BankLine;
  reason: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** One bank line, to tick: its day, amount and counterparty, its description, and why it is in this group. */
export function LineRow({ line, reason, checked, onChange }: LineRowProps) {
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', listStyle: 'none' }}>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mx: 0, py: 0.5, width: '100%' }}
        control={<Checkbox checked={checked} onChange={(_event, on) => onChange(on)} sx={{ py: 0.5 }} />}
        label={
          <Box sx={{ minWidth: 0, pt: 0.5 }}>
            <Typography className="cijfers" sx={{ overflowWrap: 'anywhere' }}>
              {formatDate(line.day)} · {formatEuro(line.amount)} {line.counterparty.name}
            </Typography>
            {(line.text !== '' || reason !== '') && (
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {[line.text, reason].filter((part) => part !== '').join(' · ')}
              </Typography>
            )}
          </Box>
        }
      />
    </Box>
  );
}
