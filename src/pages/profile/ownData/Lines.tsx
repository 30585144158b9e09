import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A heading with its lines; empty without lines. */
export function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Box sx={{ mb: 2.5 }}>
      <Typography variant="h3">{title}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.75, pl: 2.5, '& li': { py: 0.25 } }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}
