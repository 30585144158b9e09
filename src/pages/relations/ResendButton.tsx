import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Relation } from '../../../domain/wire/user.ts';
import { CheckIcon } from '../../components/icons/icons.tsx';
import { BETWEEN_MAILS, useCountdown } from '../../components/useCountdown.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { isTooOften } from '../../store/api/apiError.ts';
import { useResendInvitationMutation } from '../../store/modules/user/familyApi.ts';
import { relationsText as text } from '../../text/relations.ts';

/** Sends an invitation again; then waits as long as the server asks, and says the limits when it refuses. */
export function ResendButton({ relation }: { relation: Relation }) {
  const [resend, { isLoading, error }] = useResendInvitationMutation();
  const { left, start } = useCountdown();
  const resting = left > 0;

  async function send(): Promise<void> {
    const answer = await resend({ hashid: relation.hashid, done: text.resent(relation.firstname, relation.email) });
    if (!answer.error) start(BETWEEN_MAILS);
  }
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
        {isTooOften(error) && text.resendLimit}
      </Typography>
    </Box>
  );
}
