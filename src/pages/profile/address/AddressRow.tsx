import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { SecurityState } from '../../../../domain/wire/security.ts';
import { InstantText } from '../../../components/InstantText.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { useHashToken } from '../../../components/useHashToken.ts';
import { useWithdrawAddressMutation } from '../../../store/modules/user/addressApi.ts';
import { addressText as text } from '../../../text/address.ts';
import { profileText } from '../../../text/profile.ts';
import { profileAnchors } from '../anchors.ts';
import { AddressForm, ConfirmAddressDialog } from '../forms.ts';
import { Opened } from '../Opened.tsx';
import { SettingRow } from '../SettingRow.tsx';
import { useEditing } from '../useEditing.ts';

interface AddressRowProps {
  email: string;
  state: Pick<SecurityState, 'address_asked' | 'address_changed'>;
}

/** The address I log in with: a new one waits for its mail, and after a change no other is allowed for 7 days. */
export function AddressRow({ email, state: { address_asked: asked, address_changed: changed } }: AddressRowProps) {
  const { editing, start, stop, button } = useEditing();
  const [withdraw, { isLoading }] = useWithdrawAddressMutation();
  const { token, forget } = useHashToken('adres=nieuw');
  if (editing)
    return (
      <Opened sx={{ pb: 3, mb: 2.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="h3" sx={{ mb: 2 }}>
          {text.form}
        </Typography>
        <AddressForm email={email} onClose={stop} />
      </Opened>
    );
  return (
    <SettingRow
      title={text.title}
      anchor={profileAnchors.address}
      actions={
        changed === null && (
          <>
            {asked && (
              <Button loading={isLoading} onClick={() => void withdraw({ done: text.withdrawn })}>
                {text.withdraw}
              </Button>
            )}
            <Button ref={button} variant="outlined" onClick={start} aria-label={text.change}>
              {profileText.change}
            </Button>
          </>
        )
      }
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>{email}</Box>
      {asked && (
        <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          <Box sx={{ mb: 0.75 }}>
            <StateChip state="waiting" label={text.waiting} />
          </Box>
          {text.asked(asked.email)} <InstantText instant={asked.until} />.
        </Box>
      )}
      {changed && (
        <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {text.changed(changed.before)} <InstantText instant={changed.until} day />. {text.changedThen}
        </Box>
      )}
      <Suspense fallback={null}>
        {token !== '' && <ConfirmAddressDialog email={asked?.email ?? null} token={token} onClose={forget} />}
      </Suspense>
    </SettingRow>
  );
}
