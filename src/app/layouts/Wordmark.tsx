import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { shellText } from '../../text/shell.ts';
import { focusRings } from '../theme/components.ts';

/** Two people at one table. */
function Mark() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#0E5A4F" />
      <circle cx="10.6" cy="11" r="3.5" fill="#FAF7F2" />
      <circle cx="21.4" cy="11" r="3.5" fill="#F2A27C" />
      <path d="M6 18.3h20M10 18.3v6.7M22 18.3v6.7" stroke="#FAF7F2" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}

/** The name of the product; leads home. With `nameOnPhone` false a phone shows only the mark. */
export function Wordmark({ nameOnPhone = true }: { nameOnPhone?: boolean }) {
  return (
    <Box
      component={Link}
      to={paths.start}
      aria-label={shellText.product}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: '10px',
        '&:focus-visible': focusRings,
      }}
    >
      <Mark />
      <Box
        component="span"
        sx={{ typography: 'h2', lineHeight: 1, display: nameOnPhone ? 'inline' : { xs: 'none', md: 'inline' } }}
      >
        {shellText.product}
      </Box>
    </Box>
  );
}
