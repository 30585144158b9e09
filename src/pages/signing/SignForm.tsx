import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { signingConsent } from '../../../domain/signing/consent.ts';
import { wrongLetters } from '../../../domain/signing/sumInLetters.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { deviceName } from '../../components/deviceName.ts';
import { Section } from '../../components/Section.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { canUseDevice } from '../../store/device.ts';
import { type NewDevice, shownPaper, signWithDevice } from '../../store/modules/signing/signing.ts';
import { useMailDeviceCodeMutation } from '../../store/modules/signing/passkeysApi.ts';
import { useSignMutation, useStartSigningMutation } from '../../store/modules/signing/signingApi.ts';
import { signingText } from '../../text/signing.ts';
import { SumField } from './SumField.tsx';
import { CodeForm } from './CodeForm.tsx';
import { useOwnRole } from './useOwnRole.ts';

const { sign: text } = signingText;

interface SignFormProps {
  signing: Signing;
  /** The object URL of the paper that is shown. */
  paper: string;
  /** True once they reached its last page. */
  read: boolean;
}

/** The tick, and the two ways to sign: with the device, or with a mailed code. */
export function SignForm({ signing, paper, read }: SignFormProps) {
  const dispatch = useAppDispatch();
  const id = useId();
  const role = useOwnRole(signing);
  const [agrees, setAgrees] = useState(false);
  const [busy, setBusy] = useState(false);
  const [stopped, setStopped] = useState(false);
  // The hash of the paper the code is for; null until a code was mailed.
  const [mailedFor, setMailedFor] = useState<string | null>(null);
  const [start, starting] = useStartSigningMutation();
  const [sign] = useSignMutation();
  // The address the code for this device was mailed to; null before.
  const [deviceMailedTo, setDeviceMailedTo] = useState<string | null>(null);
  const [mailDevice, mailingDevice] = useMailDeviceCodeMutation();
  const device = canUseDevice();
  const [sum, setSum] = useState('');
  const owed = signing.letters?.mine === true ? signing.letters.amount : null;
  const letters = owed === null ? {} : { letters: sum };
  const ready = read && agrees && (owed === null || wrongLetters(sum, owed) === null);
  const isFirst = signing.passkeys === 0;
  const { hashid, email_masked } = signing;

  async function signHere(adds: NewDevice | null): Promise<void> {
    setStopped(false);
    const words = { signed: text.done, added: text.deviceAdded };
    setStopped((await dispatch(signWithDevice({ hashid, ...letters }, paper, adds, words))) === 'stopped');
  }
  async function signKnown(): Promise<void> {
    setBusy(true);
    await signHere(null);
    setBusy(false);
  }
  async function mailDeviceCode(): Promise<void> {
    const { data } = await mailDevice();
    if (!data) return;
    setMailedFor(null);
    setDeviceMailedTo(data.email_masked);
  }
  async function mailCode(): Promise<void> {
    const sha256 = await shownPaper(paper);
    const { error } = await start({ hashid, sha256, how: 'mailed_code' });
    if (error) return;
    setDeviceMailedTo(null);
    setMailedFor(sha256);
  }
  async function signByCode(sha256: string, code: string): Promise<void> {
    await sign({ proof: { hashid, sha256, read: true, code, ...letters }, done: text.done }).unwrap();
  }
  return (
    <Section title={text.title}>
      <FormControlLabel
        label={signingConsent(role ?? 'from')}
        disabled={!read}
        sx={{ '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
        control={
          <Checkbox
            checked={agrees}
            onChange={(event) => setAgrees(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': `${id}-tick` } }}
          />
        }
      />
      <Typography id={`${id}-tick`} variant="body2" color="textSecondary" sx={{ pl: 4, mb: 2 }}>
        {read ? '' : text.tickHint}
      </Typography>
      {owed !== null && <SumField amount={owed} sum={sum} onSum={setSum} />}
      <Typography variant="body2" sx={{ mb: 2, maxWidth: '68ch' }}>
        {device ? (isFirst ? text.first : text.again) : text.noDevice}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {device && !(isFirst && deviceMailedTo !== null) && (
          <Button
            variant="contained"
            disabled={!ready}
            loading={busy || mailingDevice.isLoading}
            onClick={() => void (isFirst ? mailDeviceCode() : signKnown())}
          >
            {text.device}
          </Button>
        )}
        {mailedFor === null && (
          <Button
            variant={device ? 'text' : 'contained'}
            disabled={!ready}
            loading={starting.isLoading}
            onClick={() => void mailCode()}
          >
            {text.code}
          </Button>
        )}
      </Box>
      <Typography role="status" sx={{ mt: stopped ? 1.5 : 0 }}>
        {stopped ? text.stopped : ''}
      </Typography>
      {isFirst && deviceMailedTo !== null && (
        <Box sx={{ mt: 3 }}>
          <CodeForm
            key="device"
            sentTo={deviceMailedTo}
            submit={text.deviceSubmit}
            disabledReason={ready ? null : agrees ? text.sumFirst : text.tickFirst}
            onCode={(code) => signHere({ name: deviceName(), code })}
            onAgain={() => void mailDeviceCode()}
          />
        </Box>
      )}
      {mailedFor !== null && (
        <Box sx={{ mt: 3 }}>
          <CodeForm
            key="code"
            sentTo={email_masked}
            submit={text.codeSubmit}
            disabledReason={ready ? null : agrees ? text.sumFirst : text.tickFirst}
            onCode={(code) => signByCode(mailedFor, code)}
            onAgain={() => void mailCode()}
          />
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3, maxWidth: '68ch' }}>
        {text.kind} {signing.changes !== null && !signing.signers.some(({ side }) => side === 'spouse') && text.spouse}
      </Typography>
    </Section>
  );
}
