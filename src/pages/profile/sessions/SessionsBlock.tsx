import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { LoginSession } from '../../../../domain/wire/security.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { FailedState } from '../../../components/FailedState.tsx';
import { ListSkeleton } from '../../../components/ListSkeleton.tsx';
import { useEndOtherSessionsMutation } from '../../../store/modules/sessions/sessionsApi.ts';
import { profileText } from '../../../text/profile.ts';
import { profileParts } from '../anchors.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import { SessionRow } from './SessionRow.tsx';
import { type Ways, WaysIn } from './WaysIn.tsx';

const { sessions: text } = profileText;

interface SessionsBlockProps {
  /** Undefined while unknown. */
  sessions: readonly LoginSession[] | undefined;
  failed: boolean;
  /** The other ways to log in; undefined while unknown. */
  ways: Ways | undefined;
  onRetry: () => void;
}

/** My sessions, with buttons to end them. */
export function SessionsBlock({ sessions, failed, ways, onRetry }: SessionsBlockProps) {
  const [ended, setEnded] = useState(false);
  return (
    <ProfileBlock title={text.title} intro={text.intro} name={profileParts.sessions} fixed>
      {!sessions && failed && <FailedState title={text.failed} onRetry={onRetry} />}
      {!sessions && !failed && <ListSkeleton rows={2} />}
      {sessions && (
        <>
          <Box component="ul" aria-label={text.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Box>
          {sessions.length > 1 ? (
            <EndOthers onEnded={() => setEnded(true)} />
          ) : (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
              {text.onlyHere}
            </Typography>
          )}
          {ended && ways && <WaysIn {...ways} />}
        </>
      )}
    </ProfileBlock>
  );
}

/** Asks first: others may be working on those devices (docs/screens.md 6.8). */
function EndOthers({ onEnded }: { onEnded: () => void }) {
  const [asking, setAsking] = useState(false);
  const [end, { isLoading }] = useEndOtherSessionsMutation();

  async function confirm(): Promise<void> {
    const { error } = await end({ done: text.othersEnded });
    setAsking(false);
    if (!error) onEnded();
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 2.5 }}>
        {text.endOthers}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.endOthersTitle}
        text={text.endOthersText}
        verb={text.endOthersVerb}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
