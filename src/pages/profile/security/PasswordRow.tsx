import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { profileText } from '../../../text/profile.ts';
import { profileAnchors } from '../anchors.ts';
import { PasswordForm } from '../forms.ts';
import { Opened } from '../Opened.tsx';
import { SettingRow } from '../SettingRow.tsx';
import { useEditing } from '../useEditing.ts';

const { password: text } = profileText;

/** The password: never shown, changed after 'Wijzig'. */
export function PasswordRow() {
  const { editing, start, stop, button } = useEditing();
  if (editing) {
    return (
      <Opened sx={{ pb: 3, mb: 2.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="h3" sx={{ mb: 2 }}>
          {text.title}
        </Typography>
        <PasswordForm onClose={stop} />
      </Opened>
    );
  }
  return (
    <SettingRow
      title={text.title}
      anchor={profileAnchors.password}
      actions={
        <Button ref={button} variant="outlined" onClick={start} aria-label={text.save}>
          {profileText.change}
        </Button>
      }
    >
      {text.text}
    </SettingRow>
  );
}
