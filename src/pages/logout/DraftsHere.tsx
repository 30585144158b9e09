import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { clearDrafts, hasDrafts } from '../../forms/useDraft.ts';
import { logoutText as text } from '../../text/logout.ts';

/** Unsaved drafts stay on this device: the next user could read them. */
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
            // The button disappears: the focus goes to the result.
            said.current?.focus();
          }}
        >
          {text.clearDrafts}
        </Button>
      )}
    </Box>
  );
}
