import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { LoginPasskey } from '../../../../domain/wire/security.ts';
import { passkeysText as text } from '../../../text/passkeys.ts';
import { profileAnchors } from '../anchors.ts';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from '../forms.ts';
import { SettingRow } from '../SettingRow.tsx';
import { PasskeyItem } from './PasskeyItem.tsx';

type Opened = { what: 'add' } | { what: 'rename' | 'remove'; passkey: LoginPasskey };

/** The passkeys I log in with: add one, name it, remove it. */
export function PasskeysRow({ passkeys }: { passkeys: readonly LoginPasskey[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <SettingRow
      title={text.title}
      anchor={profileAnchors.passkeys}
      actions={
        <Button variant="outlined" onClick={() => setOpened({ what: 'add' })} aria-label={text.addTitle}>
          {text.add}
        </Button>
      }
    >
      {text.text}
      {passkeys.length > 0 && (
        <Box component="ul" aria-label={text.list} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpened({ what: 'rename', passkey })}
              onRemove={() => setOpened({ what: 'remove', passkey })}
            />
          ))}
        </Box>
      )}
      <Suspense fallback={null}>
        {opened?.what === 'add' && <AddPasskeyDialog onClose={close} />}
        {opened?.what === 'rename' && <RenamePasskeyDialog passkey={opened.passkey} onClose={close} />}
        {opened?.what === 'remove' && <RemovePasskeyDialog passkey={opened.passkey} onClose={close} />}
      </Suspense>
    </SettingRow>
  );
}
