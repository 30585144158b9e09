import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'react-router-dom';
import { fullName } from '../../../../domain/names/name.ts';
import { formatPhone } from '../../../../domain/phone.ts';
import type { CurrentUser } from '../../../../domain/wire/user.ts';
import { DataList } from '../../../components/DataList.tsx';
import { DateText } from '../../../components/DateText.tsx';
import { PhotoAvatar } from '../../../components/PhotoAvatar.tsx';
import { profileText } from '../../../text/profile.ts';
import { relationsText } from '../../../text/relations.ts';
import { MeForm } from '../forms.ts';
import { Opened } from '../Opened.tsx';
import { profileParts } from '../anchors.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import { useEditing } from '../useEditing.ts';
import { EmailState } from './EmailState.tsx';

const { me: text } = profileText;

/** My details: read-only, and edited after 'Wijzig'. Who comes for their address finds the form open, and returns after it. */
export function MeBlock({ me }: { me: CurrentUser }) {
  const state = useLocation().state as { addressFor?: string } | null;
  const navigate = useNavigate();
  const back = state?.addressFor;
  const { editing, start, stop, button } = useEditing({ opened: back !== undefined });
  const close = () => (back === undefined ? stop() : void navigate(back));
  const address = [me.street, me.town].filter((line) => line !== '');
  const missing = (
    <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
      {text.nothing}
    </Box>
  );
  return (
    <ProfileBlock title={text.title} intro={text.intro} name={profileParts.me} fixed>
      {editing ? (
        <Opened>
          <MeForm me={me} forAddress={back !== undefined} onClose={close} />
        </Opened>
      ) : (
        <>
          <Stack direction="row" spacing={2.5} sx={{ alignItems: 'center', mb: 2 }}>
            <PhotoAvatar person={me} size={72} />
            <Typography variant="h3" component="p" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {fullName(me)}
            </Typography>
            <Button ref={button} variant="outlined" onClick={start}>
              {profileText.change}
            </Button>
          </Stack>
          <DataList
            rows={[
              { label: text.email, value: <EmailState me={me} /> },
              { label: text.phone, value: me.phone === '' ? missing : formatPhone(me.phone) },
              { label: text.address, value: address.length === 0 ? missing : address.join(', ') },
              { label: text.birthdate, value: me.birthdate === null ? missing : <DateText date={me.birthdate} /> },
              { label: text.gender, value: relationsText.genders[me.gender] },
            ]}
          />
        </>
      )}
    </ProfileBlock>
  );
}
