import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { calendarText } from '../../text/calendar.ts';
import { CopyIcon } from '../icons/pageIcons.tsx';
import { useCopy } from '../useCopy.ts';

const { feed: text } = calendarText;

/** The address, shown once: to copy, or to hand to the calendar of this device. */
export function FeedAddress({ url }: { url: string }) {
  const { message, copy } = useCopy(url, { copied: text.copied, failed: text.notCopied });
  return (
    <Box sx={{ mb: 2 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {text.made}
      </Typography>
      <Box
        component="p"
        aria-label={text.address}
        sx={{
          my: 1.5,
          p: 2,
          borderRadius: '12px',
          bgcolor: 'surface.sunken',
          fontFamily: 'ui-monospace, monospace',
          fontSize: '0.875rem',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {url}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" startIcon={<CopyIcon />} onClick={copy}>
          {text.copy}
        </Button>
        {/* The scheme with which calendars subscribe. */}
        <Button component="a" variant="outlined" href={url.replace(/^https?:/u, 'webcal:')}>
          {text.openApp}
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: '68ch' }}>
        {text.how}
      </Typography>
    </Box>
  );
}
