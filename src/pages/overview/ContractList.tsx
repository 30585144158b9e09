import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Contract } from '../../../domain/wire/contract.ts';
import { overviewText as text } from '../../text/overview.ts';
import { ContractRow, contractRows } from './ContractRow.tsx';

/** Rows shown at once; more on request, so that a list of 10,000 stays smooth (docs/performance.md, Lists). */
const STEP = 20;

interface ContractListProps {
  title: string;
  contracts: readonly Contract[];
  /** The number of rows before more are asked for. */
  first?: number;
}

/** One part of the list under its own heading. */
export function ContractList({ title, contracts, first = STEP }: ContractListProps) {
  const [shown, setShown] = useState(first);
  if (contracts.length === 0) return null;
  const hidden = contracts.length - shown;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          gap: 2,
          borderBottom: '1px solid',
          borderColor: 'divider',
          pb: 1,
        }}
      >
        <Typography variant="h3" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {text.found(contracts.length)}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, ...contractRows }}>
        {contracts.slice(0, shown).map((contract) => (
          <ContractRow key={contract.hashid} contract={contract} />
        ))}
      </Box>
      {hidden > 0 && (
        <Button onClick={() => setShown(shown + STEP)} sx={{ mt: 2 }}>
          {text.more(Math.min(STEP, hidden))}
        </Button>
      )}
    </Box>
  );
}
