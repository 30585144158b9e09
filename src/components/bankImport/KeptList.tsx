import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { KnownLines } from '../../../domain/wire/bankImport.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import { keptLinesText as text } from '../../text/keptLines.ts';
import { KeptItem } from './KeptItem.tsx';

/** The lines that the reader keeps for later (docs/decisions/0010). */
export function KeptList({ known, loans }: { known: KnownLines; loans: readonly LoanDetail[] }) {
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <Box component="section" aria-label={text.title} sx={{ mt: 4 }}>
      <Typography variant="h3" ref={head} tabIndex={-1} sx={{ outline: 'none' }}>
        {text.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {known.kept.length === 0 ? text.empty : text.hint}
      </Typography>
      {known.kept.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {known.kept.map((kept) => (
            <KeptItem key={kept.hashid} kept={kept} known={known} loans={loans} onGone={() => head.current?.focus()} />
          ))}
        </Box>
      )}
    </Box>
  );
}
