import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface TopCardProps {
  title: string;
  sentence: string;
  /** The button that comes first. */
  button: ReactNode;
  /** Under the sentence. */
  children?: ReactNode;
  /** Next to the heading. */
  more?: ReactNode;
  /** Other actions, below everything else. */
  others?: ReactNode;
}

/** The next step, at the top: a sentence with its button. */
export function TopCard({ title, sentence, button, children, more, others }: TopCardProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      className="niet-afdrukken"
      sx={{ mb: { xs: 4, md: 5 }, p: { xs: 2, sm: 3 }, borderRadius: '12px', bgcolor: 'soft.info' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between', mb: 0.5 }}>
        <Typography component="h2" id={id} color="textSecondary">
          {title}
        </Typography>
        {more}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="p" className="cijfers">
            {sentence}
          </Typography>
          {children}
        </Box>
        {button}
      </Box>
      {others}
    </Box>
  );
}
