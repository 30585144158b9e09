import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SecurityState } from '../../../../domain/wire/security.ts';
import { InstantText } from '../../../components/InstantText.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { returnParameter } from '../../../paths.ts';
import { secondFactorText as text } from '../../../text/secondFactor.ts';
import { profileAnchors } from '../anchors.ts';
import { EnrolDialog, RenewCodesDialog, TurnOffDialog } from '../forms.ts';
import { SettingRow } from '../SettingRow.tsx';

/** With this many recovery codes left, new ones are advised. */
const FEW = 3;

const dialogs = { enrol: EnrolDialog, renew: RenewCodesDialog, off: TurnOffDialog };

/**
 * The second factor: off with a button to turn it on, or on with its recovery codes and a button to turn it off. A
 * person sent here by /mfa turns it on at once.
 */
export function FactorRow({ factor }: { factor: SecurityState['factor'] }) {
  const [query] = useSearchParams();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(
    factor === null && query.has(returnParameter) ? 'enrol' : null,
  );
  const Dialog = open === null ? null : dialogs[open];
  return (
    <SettingRow
      title={text.title}
      anchor={profileAnchors.factor}
      actions={
        factor === null ? (
          <Button variant="outlined" onClick={() => setOpen('enrol')} aria-label={text.enrolTitle}>
            {text.turnOn}
          </Button>
        ) : (
          <>
            <Button variant="outlined" onClick={() => setOpen('renew')}>
              {text.newCodes}
            </Button>
            <Button variant="outlined" onClick={() => setOpen('off')} aria-label={text.offTitle}>
              {text.turnOff}
            </Button>
          </>
        )
      }
    >
      {factor === null ? (
        text.off
      ) : (
        <>
          <Box sx={{ mb: 0.75 }}>
            <StateChip
              state="done"
              label={
                <>
                  {text.on} <InstantText instant={factor.enabled_at} day />
                </>
              }
            />
          </Box>
          {text.codesLeft(factor.recovery_codes_left)} {factor.recovery_codes_left <= FEW && text.fewLeft}
        </>
      )}
      <Suspense fallback={null}>{Dialog && <Dialog onClose={() => setOpen(null)} />}</Suspense>
    </SettingRow>
  );
}
