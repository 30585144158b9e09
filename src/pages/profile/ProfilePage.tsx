import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { useAppSelector } from '../../store/hooks.ts';
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
import { MeBlock } from './me/MeBlock.tsx';
import { NoticesBlock } from './notices/NoticesBlock.tsx';
import { OwnDataBlock } from './ownData/OwnDataBlock.tsx';
import { SecurityBlock } from './security/SecurityBlock.tsx';
import { SessionsBlock } from './sessions/SessionsBlock.tsx';

/**
 * /profiel: me, how I log in, where I am logged in, how it looks, what happened, and my data; each block saves
 * on its own.
 */
export function ProfilePage() {
  const { refetch } = useGetUserQuery();
  const me = useAppSelector(selectCurrentUser);
  const failed = useAppSelector(selectUserStatus) === 'failed';
  // All of the first screen comes at once: a block that grows later would push the ones below it.
  const waiting = useFirstAnswers() || (!me && !failed);
  // What is below them asks for itself, and is drawn in slices after them (docs/performance.md).
  const below = useDeferredValue(!waiting, false);
  return (
    <Page title={text.title}>
      <Box sx={{ maxWidth: 960 }}>
        {waiting && <ListSkeleton rows={7} />}
        <div hidden={waiting}>
          {me && <MeBlock me={me} />}
          {!me && failed && <FailedState title={text.failed} hint={text.failedHint} onRetry={() => void refetch()} />}
          <SecurityBlock email={me?.email ?? ''} />
          <SessionsBlock />
          <DevicesBlock />
          {below && (
            <>
              <CalendarBlock />
              {me && <FamiliesBlock families={me.families} family={me.family} />}
              <NoticesBlock />
              <DisplayBlock />
              <ActivityBlock />
              <OwnDataBlock />
            </>
          )}
        </div>
      </Box>
    </Page>
  );
}

/** Whether the blocks on top still wait for their first answer. */
function useFirstAnswers(): boolean {
  const security = useGetSecurityQuery();
  const sessions = useGetSessionsQuery(undefined, { skip: security.data?.embedded !== true });
  const devices = useGetPasskeysQuery();
  return [security, sessions, devices].some(({ isLoading }) => isLoading);
}
