import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import type { Claim, ClaimAnswer } from '../../../domain/wire/claim.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { useAnswerClaimMutation } from '../../store/modules/user/familyApi.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';
import { claimsText as text } from '../../text/claims.ts';
import { AccessBlock } from './AccessBlock.tsx';

/** Others' records about the reader, who says whether they are true (docs/decisions/0013). Empty if there are none. */
export function OwnClaims() {
  const claims = useAppSelector(selectCurrentUser)?.claims;
  if (!claims) return null;
  return (
    <AccessBlock title={text.title}>
      <p>{text.intro}</p>
      {claims.map((claim) => (
        <OwnClaim key={claim.hashid} claim={claim} />
      ))}
    </AccessBlock>
  );
}

function OwnClaim({ claim: { hashid, kind, by, date } }: { claim: Claim }) {
  const [asking, setAsking] = useState(false);
  const [send, { isLoading }] = useAnswerClaimMutation();
  const said = text.ofYou[kind]({ by, date: date && formatDateLong(date) });

  async function say(answer: ClaimAnswer['answer']): Promise<void> {
    await send({ form: { hashid, answer }, done: answer === 'yes' ? text.saidYes : text.saidNo(by) });
    setAsking(false);
  }
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography component="p" sx={{ mt: '0 !important', fontWeight: 600 }}>
        {said}
      </Typography>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" loading={isLoading && !asking} onClick={() => void say('no')}>
          {text.no}
        </Button>
        {kind !== 'death' && (
          <Button variant="outlined" disabled={isLoading} onClick={() => setAsking(true)}>
            {text.yes}
          </Button>
        )}
      </Stack>
      {kind === 'death' ? (
        <p>{text.bereaved}</p>
      ) : (
        <ConfirmDialog
          open={asking}
          title={text.yesTitle}
          text={`${said} ${text.follows[kind]}`}
          verb={text.yes}
          busy={isLoading}
          onConfirm={() => void say('yes')}
          onCancel={() => setAsking(false)}
        />
      )}
    </Paper>
  );
}
