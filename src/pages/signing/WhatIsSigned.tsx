import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Signing } from '../../../domain/wire/signing.ts';
import { signingText as text } from '../../text/signing.ts';
import { useOwnRole } from './useOwnRole.ts';
import { useOwnSignature } from './useOwnSignature.ts';

/** In a few sentences: how much from whom to whom, the promise, and until when. */
export function WhatIsSigned({ signing }: { signing: Signing }) {
  const role = useOwnRole(signing);
  const signed = useOwnSignature(signing) !== null;
  const id = useId();
  const others = signing.state === 'signed' ? text.whatIsSigned : text.whatOthers;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mb: 4, p: { xs: 2, sm: 3 }, borderRadius: '12px', bgcolor: 'var(--mui-palette-surface-sunken)' }}
    >
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {role === null ? others : role === 'spouse' ? text.consent.what : signed ? text.whatYouSigned : text.what}
      </Typography>
      {signing.sentences.map((sentence) => (
        <Typography key={sentence} className="cijfers" sx={{ mb: 0.75, maxWidth: '68ch', overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
      ))}
    </Box>
  );
}
