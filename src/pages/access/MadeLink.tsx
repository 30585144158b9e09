import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { NewAdviserLink } from '../../../domain/wire/adviserLink.ts';
import { CopyIcon } from '../../components/icons/pageIcons.tsx';
import { useCopy } from '../../components/useCopy.ts';
import { adviserLinksText } from '../../text/adviserLinks.ts';
import { calendarText } from '../../text/calendar.ts';

const { made: text } = adviserLinksText;

const secret = {
  my: 1,
  p: 2,
  borderRadius: '12px',
  bgcolor: 'surface.sunken',
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const;

/** The address and the code of a new link, shown once: to be sent separately. */
export function MadeLink({ made, onClose }: { made: NewAdviserLink; onClose: () => void }) {
  const { message, copy } = useCopy(made.url, { copied: text.copied, failed: calendarText.feed.notCopied });
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600, mb: 2 }}>
        {text.once}
      </Typography>
      <Typography>{text.address}</Typography>
      <Box component="p" sx={{ ...secret, fontSize: '0.875rem' }}>
        {made.url}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 3 }}>
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={copy}>
          {text.copy}
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Box>
      <Typography>{text.code}</Typography>
      <Box component="p" className="cijfers" sx={{ ...secret, fontSize: '1.5rem', letterSpacing: '0.1em' }}>
        {made.code.replace(/^(\d{4})/u, '$1 ')}
      </Box>
      <Typography sx={{ mb: 3 }}>{text.why}</Typography>
      <Button variant="contained" onClick={onClose}>
        {text.done}
      </Button>
    </>
  );
}
