import Button from '@mui/material/Button';
import { paths } from '../../paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { signInAsked } from '../../store/modules/session/sessionSlice.ts';
import { useVerifyEmailMutation } from '../../store/modules/verification/verificationApi.ts';
import { confirmAddressText as text, messageText } from '../../text/message.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { MailedQuestion } from './MailedQuestion.tsx';

/**
 * The mailed link that proves that an address is the person's own. It asks for the password, as somebody else may have registered
 * with it; after that they can log in, to the end of registration.
 */
export function ConfirmAddress() {
  const dispatch = useAppDispatch();
  const [verify, answered] = useVerifyEmailMutation();
  return (
    <MailedQuestion
      linked={messageText.confirmAddress}
      text={text}
      worthless="adres-niet-bevestigd"
      answered={answered}
      ask={{ form: (token) => <ConfirmForm onSend={(said) => verify({ token, ...said }).unwrap()} /> }}
      wayOn={
        <Button variant="contained" onClick={() => dispatch(signInAsked(paths.registerFinal))}>
          {text.logIn}
        </Button>
      }
    />
  );
}
