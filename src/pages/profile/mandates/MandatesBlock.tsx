import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { Mandate, Mandates } from '../../../../domain/wire/mandate.ts';
import { FailedState } from '../../../components/FailedState.tsx';
import { mandateMatters } from '../../../components/mandateMatters.ts';
import { useEndMandateMutation } from '../../../store/modules/mandates/mandatesApi.ts';
import { mandatesText as text } from '../../../text/mandates.ts';
import { MandateDialog } from '../forms.ts';
import { profileParts } from '../anchors.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import { SettingRow } from '../SettingRow.tsx';

interface MandatesBlockProps {
  mandates: Mandates | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** Whether my partner answers for me, and I for them; empty without a partner with a login. */
export function MandatesBlock({ mandates, failed, onRetry }: MandatesBlockProps) {
  const [asking, setAsking] = useState(false);
  const [end, { isLoading }] = useEndMandateMutation();
  const stop = ({ hashid }: Mandate) => void end({ hashid, done: text.ended });
  if (failed)
    return (
      <ProfileBlock title={text.title} intro={text.intro} name={profileParts.mandates} fixed>
        <FailedState title={text.failed} onRetry={onRetry} />
      </ProfileBlock>
    );
  if (!mandates || (mandates.partner === null && mandates.given === null && mandates.received === null)) return null;
  const { partner, given, received } = mandates;
  const name = partner?.firstname ?? '';
  return (
    <ProfileBlock title={text.title} intro={text.intro} name={profileParts.mandates} fixed>
      {given === null && partner !== null && (
        <SettingRow
          title={text.none(name)}
          actions={
            <Button variant="outlined" onClick={() => setAsking(true)}>
              {text.give(name)}
            </Button>
          }
        >
          {text.noneText}
        </SettingRow>
      )}
      {given !== null && (
        <SettingRow
          title={text.given(given.party.firstname)}
          actions={
            <>
              <Button
                variant="outlined"
                aria-label={text.changeOf(given.party.firstname)}
                onClick={() => setAsking(true)}
              >
                {text.change}
              </Button>
              <Button loading={isLoading} aria-label={text.endOf(given.party.firstname)} onClick={() => stop(given)}>
                {text.end}
              </Button>
            </>
          }
        >
          {mandateMatters(given)}
        </SettingRow>
      )}
      {received !== null && (
        <SettingRow
          title={text.received(received.party.firstname)}
          actions={
            <Button
              loading={isLoading}
              aria-label={text.handBack(received.party.firstname)}
              onClick={() => stop(received)}
            >
              {text.end}
            </Button>
          }
        >
          {mandateMatters(received)}
        </SettingRow>
      )}
      {asking && partner !== null && (
        <Suspense fallback={null}>
          <MandateDialog taker={partner} matters={given?.matters ?? []} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </ProfileBlock>
  );
}
