import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isTooOften } from '../store/api/apiError.ts';
import { useResendVerificationMutation } from '../store/modules/verification/verificationApi.ts';
import { verificationText as text } from '../text/verification.ts';
import { useAppConfig } from './appConfig.ts';
import { BETWEEN_MAILS, useCountdown } from './useCountdown.ts';

/**
 * Has the mail that confirms an e-mail address sent again, at most once a minute; an external identity provider sends
 * its own.
 */
export function ResendVerification({ email }: { email: string }) {
  const { registration } = useAppConfig();
  const [resend, { isLoading }] = useResendVerificationMutation();
  const { left, start } = useCountdown();
  const [sent, setSent] = useState(false);

  async function send(): Promise<void> {
    const { error } = await resend();
    if (error && !isTooOften(error)) return;
    setSent(!error);
    start(BETWEEN_MAILS);
  }
  if (registration === 'provider') return <Typography variant="body2">{text.there}</Typography>;
  return (
    <Box>
      <Button variant="outlined" size="small" onClick={() => void send()} disabled={left > 0} loading={isLoading}>
        {left > 0 ? <span className="cijfers">{text.againIn(left)}</span> : text.again}
      </Button>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ '&:not(:empty)': { mt: 1 } }}>
        {sent && text.sent(email)}
      </Typography>
    </Box>
  );
}
