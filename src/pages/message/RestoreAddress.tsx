import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useUndoAddressMutation } from '../../store/modules/user/addressApi.ts';
import { restoreAddressText as text } from '../../text/address.ts';
import { messageText } from '../../text/message.ts';
import { MailedQuestion } from './MailedQuestion.tsx';

/** The link mailed to the address before: its button puts everything back (docs/decisions/0067). */
export function RestoreAddress() {
  const [undo, answered] = useUndoAddressMutation();
  return (
    <MailedQuestion
      linked={messageText.restoreAddress}
      text={text}
      worthless="adres-niet-teruggezet"
      onAnswer={(token) => void undo({ token })}
      answered={answered}
      wayOn={
        <Button component={Link} to={paths.overzicht} variant="contained">
          {text.logIn}
        </Button>
      }
    />
  );
}
