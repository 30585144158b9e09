import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { Relation } from '../../../domain/wire/user.ts';
import { CheckIcon } from '../../components/icons/icons.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { useResendInvitationMutation } from '../../store/modules/user/familyApi.ts';
import { relationsText as text } from '../../text/relations.ts';

/** As long as the server lets us wait between two mails to one person. */
const WAIT_MS = 60_000;
const TOO_MANY = 429;

/**
 * Sends an invitation again; then rests as long as the server asks for, and says which limits there are when it
 * refuses.
 */
export function ResendButton({ relation }: { relation: Relation }) {
  const [resend, { isLoading, error }] = useResendInvitationMutation();
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(() => setResting(false), WAIT_MS);
    return () => clearTimeout(timer);
  }, [resting]);

  async function send(): Promise<void> {
    const answer = await resend({ hashid: relation.hashid, done: text.resent(relation.firstname, relation.email) });
    if (!answer.error) setResting(true);
  }
  const refused = error && 'status' in error && error.status === TOO_MANY;
  return (
    <Box sx={{ position: 'relative', zIndex: 1 }}>
      <Button
        size="small"
        onClick={() => void send()}
        disabled={resting}
        loading={isLoading}
        startIcon={resting ? <CheckIcon /> : undefined}
      >
        {resting ? text.resentShort : text.resend}
        <VisuallyHidden>{text.resendTo(relation.firstname)}</VisuallyHidden>
      </Button>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ pl: 1.75 }}>
        {refused && text.resendLimit}
      </Typography>
    </Box>
  );
}
