import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { useKeptFocus } from '../../components/useKeptFocus.ts';
import { useLatch } from '../../components/useLatch.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useGetMandatesQuery } from '../../store/modules/mandates/mandatesApi.ts';
import { useGetSecurityQuery } from '../../store/modules/security/securityApi.ts';
import { useGetSessionsQuery } from '../../store/modules/sessions/sessionsApi.ts';
import { useGetPasskeysQuery } from '../../store/modules/signing/passkeysApi.ts';
import { useGetUserQuery } from '../../store/modules/user/userApi.ts';
import { selectCurrentUser, selectUserStatus } from '../../store/modules/user/userSlice.ts';
import { profileText as text } from '../../text/profile.ts';
import { ActivityBlock } from './ActivityBlock.tsx';
import { CalendarBlock } from './CalendarBlock.tsx';
import { DevicesBlock } from './devices/DevicesBlock.tsx';
import { DisplayBlock } from './display/DisplayBlock.tsx';
import { FamiliesBlock } from './families/FamiliesBlock.tsx';
import { MandatesBlock } from './mandates/MandatesBlock.tsx';
import { MeBlock } from './me/MeBlock.tsx';
import { NoticesBlock } from './notices/NoticesBlock.tsx';
import { OwnDataBlock } from './ownData/OwnDataBlock.tsx';
import { SecurityBlock } from './security/SecurityBlock.tsx';
import { SessionsBlock } from './sessions/SessionsBlock.tsx';

/**
 * /profiel: my details, login, sessions, appearance, activity and data; each block saves on its own. What is about
 * the person and the login is open, the rest is folded until it is asked for (docs/decisions/0037). The whole first
 * screen loads at once, as a block that grows later would push the ones below it, and it is drawn in slices
 * (docs/performance.md).
 */
export function ProfilePage() {
  useKeptFocus();
  // Others may have corrected something since; the form sends all of it.
  const user = useGetUserQuery(undefined, { refetchOnMountOrArgChange: true });
  const me = useAppSelector(selectCurrentUser);
  const failed = useAppSelector(selectUserStatus) === 'failed';
  // Fetched only here: a second subscriber would fetch it again after a failure.
  const security = useGetSecurityQuery();
  const embedded = security.data?.embedded === true;
  // Somebody may have logged in since this was last shown.
  const sessions = useGetSessionsQuery(undefined, { skip: !embedded, refetchOnMountOrArgChange: true });
  const devices = useGetPasskeysQuery();
  // The partner may have given or ended one since.
  const mandates = useGetMandatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const waits = [security, sessions, devices, mandates].some(({ isLoading }) => isLoading) || (!me && !failed);
  const shown = useDeferredValue(useLatch(!waits), false);
  return (
    <Page title={text.title}>
      <Box sx={{ maxWidth: 960 }}>
        {!shown && <ListSkeleton rows={7} />}
        {shown && (
          <>
            {me && <MeBlock me={me} />}
            {!me && failed && (
              <FailedState title={text.failed} hint={text.failedHint} onRetry={() => void user.refetch()} />
            )}
            <SecurityBlock
              email={me?.email ?? ''}
              security={security.data}
              failed={security.isError}
              onRetry={() => void security.refetch()}
            />
            {embedded && (
              <SessionsBlock
                sessions={sessions.data}
                ways={security.data && devices.data && { security: security.data, devices: devices.data }}
                failed={sessions.isError}
                onRetry={() => void sessions.refetch()}
              />
            )}
            <DevicesBlock devices={devices.data} failed={devices.isError} onRetry={() => void devices.refetch()} />
            <MandatesBlock mandates={mandates.data} failed={mandates.isError} onRetry={() => void mandates.refetch()} />
            {me && <FamiliesBlock families={me.families} family={me.family} />}
            <NoticesBlock />
            <CalendarBlock />
            <DisplayBlock />
            <ActivityBlock />
            <OwnDataBlock />
          </>
        )}
      </Box>
    </Page>
  );
}
