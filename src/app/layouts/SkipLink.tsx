import Box from '@mui/material/Box';
import { shellText } from '../../text/shell.ts';
import { contentId } from './contentId.ts';

/** The first stop of the keyboard; seen only while it has the focus. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${contentId}`}
      className="niet-afdrukken"
      onClick={(event: React.MouseEvent) => {
        // Not by the address: a fragment would be one more step for the Back button.
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 12,
        left: 12,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        borderRadius: '10px',
        fontWeight: 600,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {shellText.toContent}
    </Box>
  );
}
