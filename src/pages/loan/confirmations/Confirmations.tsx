import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fullName } from '../../../../domain/names/name.ts';
import type { Confirmation } from '../../../../domain/wire/confirmation.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../../../domain/wire/proposal.ts';
import { dayOf } from '../../../components/dayOf.ts';
import { useConfirmContractMutation } from '../../../store/modules/contracts/confirmationsApi.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { confirmationsText as text } from '../../../text/confirmations.ts';
import { DifferDialog } from './DifferDialog.tsx';
import { Doubts } from './Doubts.tsx';

const inDutch = new Intl.ListFormat('nl');

/** A party's answer: a no, with their words, makes it disputed. */
function Said({ said: { by, at, answer, word } }: { said: Confirmation }) {
  if (answer === 'yes') return <Typography sx={{ mb: 1 }}>{text.right(fullName(by), dayOf(at))}</Typography>;
  return (
    <Alert severity="warning" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{text.disputed(fullName(by), dayOf(at))}</Typography>
      <Typography>{text.words(word)}</Typography>
      <Typography>{text.stays}</Typography>
    </Alert>
  );
}

/** Asks the reader whether an earlier agreement in their name is right, and shows the answers of the parties and the doubts. */
export function Confirmations({ contract, lifecycle }: { contract: ContractDetail; lifecycle: ContractLifecycle }) {
  const [differs, setDiffers] = useState(false);
  const [confirm, { isLoading }] = useConfirmContractMutation();
  const me = useAppSelector(selectCurrentUser)?.hashid;
  const { confirmations = [], contested = [], unconfirmed } = lifecycle;
  // In the archive nobody answers any longer.
  const disputes =
    lifecycle.state !== 'archived' && confirmations.some(({ by, answer }) => by.hashid === me && answer === 'no');
  const { hashid, version } = contract;
  const agree = () =>
    confirm({ confirmation: { contract: hashid, version, answer: 'yes', word: '' }, done: text.saidYes });

  async function dispute(word: string): Promise<void> {
    await confirm({ confirmation: { contract: hashid, version, answer: 'no', word }, done: text.saidNo }).unwrap();
    setDiffers(false);
  }
  return (
    <Box component="section" aria-label={text.title} sx={{ mb: 4, maxWidth: '68ch' }}>
      <Doubts doubts={contested} me={me} />
      {unconfirmed && (
        <Box sx={{ mb: 2, p: { xs: 2, sm: 3 }, borderRadius: '12px', border: 1, borderColor: 'divider' }}>
          <Typography variant="h3" component="h2">
            {text.title}
          </Typography>
          <Typography sx={{ mt: 1, mb: 2 }}>{text.ask}</Typography>
          <Box className="niet-afdrukken" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="contained" loading={isLoading && !differs} onClick={() => void agree()}>
              {text.yes}
            </Button>
            <Button variant="outlined" onClick={() => setDiffers(true)}>
              {text.no}
            </Button>
          </Box>
        </Box>
      )}
      {lifecycle.unheard && (
        <Typography sx={{ mb: 1, color: 'text.secondary' }}>
          {text.unheard(inDutch.format(lifecycle.unheard))}
        </Typography>
      )}
      {confirmations.map((said) => (
        <Said key={said.by.hashid} said={said} />
      ))}
      {disputes && (
        <Button variant="outlined" className="niet-afdrukken" loading={isLoading} onClick={() => void agree()}>
          {text.nowRight}
        </Button>
      )}
      {differs && <DifferDialog onSend={dispute} onClose={() => setDiffers(false)} />}
    </Box>
  );
}
