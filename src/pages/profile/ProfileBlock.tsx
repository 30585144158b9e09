import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface ProfileBlockProps {
  title: string;
  intro: string;
  /** The target of a link on the page. */
  anchor?: string;
  children: ReactNode;
}

/** One subject of the profile: the subject at the left, the state and the actions at the right. */
export function ProfileBlock({ title, intro, anchor, children }: ProfileBlockProps) {
  const id = useId();
  return (
    <Box
      component="section"
      id={anchor}
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 5 },
        gridTemplateColumns: { md: '15rem minmax(0, 1fr)' },
        py: { xs: 4, md: 5 },
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75, maxWidth: '36ch', textWrap: 'pretty' }}>
          {intro}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
