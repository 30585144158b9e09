import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CurrentUser } from '../../../../domain/wire/user.ts';
import { useAppConfig } from '../../../components/appConfig.ts';
import { ResendVerification } from '../../../components/ResendVerification.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { profileText } from '../../../text/profile.ts';
import { verificationText } from '../../../text/verification.ts';

const { me: text } = profileText;

/** The address a person logs in with, and whether it is confirmed. */
export function EmailState({
  me: { email, email_verified: verified },
}: {
  me: Pick<CurrentUser, 'email' | 'email_verified'>;
}) {
  const { registration } = useAppConfig();
  return (
    <>
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {email}
        <StateChip state={verified ? 'done' : 'waiting'} label={verified ? text.verified : text.unverified} />
      </Box>
      {verified ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {registration === 'provider' ? text.emailElsewhere : text.emailHint}
        </Typography>
      ) : (
        <Box sx={{ my: 1, fontWeight: 400 }}>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {verificationText.waiting}
          </Typography>
          <ResendVerification email={email} />
        </Box>
      )}
    </>
  );
}
