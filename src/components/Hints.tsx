import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Hint } from '../../domain/contracts/hints/hint.ts';
import { hintsText as text } from '../text/hints.ts';

interface HintsProps {
  hints: readonly Hint[];
  /** A label for the hints next to a field. */
  title?: string;
}

/** Where the law bites (docs/screens.md 4.1): what, why, and the article. Announced politely when it changes. */
export function Hints({ hints, title: name = text.title }: HintsProps) {
  return (
    <Box component="section" aria-label={name} aria-live="polite">
      {hints.map(({ id, title, text: reason, law }) => (
        <Box
          key={id}
          sx={{
            borderLeft: 4,
            borderColor: 'warning.main',
            bgcolor: 'background.default',
            borderRadius: '4px',
            px: 2,
            py: 1.5,
            '& + &': { mt: 1.5 },
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {reason}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {law}.
          </Typography>
        </Box>
      ))}
      {hints.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {text.noAdvice}
        </Typography>
      )}
    </Box>
  );
}
