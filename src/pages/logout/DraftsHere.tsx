import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { clearDrafts, hasDrafts } from '../../forms/useDraft.ts';
import { logoutText as text } from '../../text/logout.ts';

/** What was filled in and not saved stays on this device: whoever uses it after this person could read it. */
export function DraftsHere() {
  const [found] = useState(hasDrafts);
  const [cleared, setCleared] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  if (!found) return null;
  return (
    <Box sx={{ mt: 4 }}>
      <Typography ref={said} tabIndex={-1} sx={{ outline: 'none' }}>
        {cleared ? text.draftsCleared : text.drafts}
      </Typography>
      {!cleared && (
        <Button
          variant="outlined"
          sx={{ mt: 1.5 }}
          onClick={() => {
            clearDrafts();
            setCleared(true);
            // The button goes away: the focus goes to what happened.
            said.current?.focus();
          }}
        >
          {text.clearDrafts}
        </Button>
      )}
    </Box>
  );
}
