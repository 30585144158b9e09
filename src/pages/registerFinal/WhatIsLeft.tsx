import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { ResendVerification } from '../../components/ResendVerification.tsx';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useGetSecurityQuery } from '../../store/modules/security/securityApi.ts';
import { useGetUserQuery } from '../../store/modules/user/userApi.ts';
import {
  selectCurrentUser,
  selectHasFamily,
  selectMayMakeContract,
  selectMayManage,
  selectUserStatus,
} from '../../store/modules/user/userSlice.ts';
import { profileText } from '../../text/profile.ts';
import { finalText as text } from '../../text/registerFinal.ts';
import { verificationText } from '../../text/verification.ts';
import { FirstChoice } from './FirstChoice.tsx';
import { StepLine } from './StepLine.tsx';

/** The end of registration for a logged-in person: what is still missing, and where to begin. All of it is optional. */
export function WhatIsLeft() {
  const { refetch } = useGetUserQuery();
  const { data: security, isLoading: asking } = useGetSecurityQuery();
  const me = useAppSelector(selectCurrentUser);
  const failed = useAppSelector(selectUserStatus) === 'failed';
  const hasFamily = useAppSelector(selectHasFamily);
  const manages = useAppSelector(selectMayManage);
  const mayMake = useAppSelector(selectMayMakeContract);
  // All at once: a later line would push the button away under a finger.
  const waits = asking || (!me && !failed);
  return (
    <Box component="article" sx={{ maxWidth: 640, mx: 'auto' }}>
      <Typography color="textSecondary">{text.progress}</Typography>
      <Typography variant="h1" tabIndex={-1}>
        {text.title}
      </Typography>
      <Typography component="p" variant="subtitle1" sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        {text.text}
      </Typography>
      {waits && <ListSkeleton rows={3} />}
      {!waits && !me && <FailedState title={profileText.failed} onRetry={() => void refetch()} />}
      {!waits && me && (
        <>
          <Box component="ul" aria-label={text.steps} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            <StepLine title={text.account} done>
              {text.accountDone}
            </StepLine>
            <StepLine title={text.email} done={me.email_verified}>
              {me.email_verified ? (
                text.emailDone
              ) : (
                <>
                  <Box sx={{ mb: 1.5 }}>{verificationText.waiting}</Box>
                  <ResendVerification email={me.email} />
                </>
              )}
            </StepLine>
            {security?.embedded && (
              <StepLine title={text.factor} done={security.factor !== null}>
                {security.factor !== null ? (
                  text.factorDone
                ) : (
                  <>
                    {text.factorText}{' '}
                    <Link component={RouterLink} to={paths.profiel}>
                      {text.factorAction}
                    </Link>
                  </>
                )}
              </StepLine>
            )}
          </Box>
          {me.relation_type !== null && (
            <Typography sx={{ mt: 2.5 }}>
              <Link component={RouterLink} to={paths.wieZietWat}>
                {text.access}
              </Link>
            </Typography>
          )}
          <FirstChoice hasFamily={hasFamily} manages={manages} mayMake={mayMake} />
        </>
      )}
      {!waits && (
        <Button component={RouterLink} to={paths.overzicht} variant="contained" sx={{ mt: 4 }}>
          {text.skip}
        </Button>
      )}
    </Box>
  );
}
