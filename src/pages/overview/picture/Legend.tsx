import Box from '@mui/material/Box';
import { LOOKS } from './looks.ts';
import type { MoneyPart } from './yearBars.ts';

/** A piece of the pattern of a part. */
export function Swatch({ part }: { part: MoneyPart }) {
  return (
    <Box
      aria-hidden
      component="span"
      sx={{ flexShrink: 0, width: 18, height: 11, borderRadius: '3px', ...LOOKS[part] }}
    />
  );
}

/** The meaning of each pattern. */
export function Legend({ parts }: { parts: readonly { part: MoneyPart; word: string }[] }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 0.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {parts.map(({ part, word }) => (
        <Box component="li" key={part} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Swatch part={part} />
          {word}
        </Box>
      ))}
    </Box>
  );
}
