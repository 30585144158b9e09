import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { useHashToken } from '../../components/useHashToken.ts';
import { paths } from '../../paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { signInAsked } from '../../store/modules/session/sessionSlice.ts';
import { useVerifyEmailMutation } from '../../store/modules/verification/verificationApi.ts';
import { confirmAddressText as text, messageText } from '../../text/message.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { MailedQuestion } from './MailedQuestion.tsx';

/**
 * The mailed link that proves that an address is the person's own. In the browser in which they registered that is all:
 * they are in. Any other browser is asked the password, as somebody else may have registered with the address
 * (docs/decisions/0036). Then comes the end of registration.
 */
export function ConfirmAddress() {
  const dispatch = useAppDispatch();
  const { token } = useHashToken(`${messageText.parameter}=${messageText.confirmAddress}`);
  const [verifyHere, here] = useVerifyEmailMutation();
  const [verify, answered] = useVerifyEmailMutation();
  const verified = here.data?.verified === true || answered.data?.verified === true;
  const asked = useRef('');
  useEffect(() => {
    // Once: the link is used up by it, also where React runs an effect twice to test it.
    if (token === asked.current) return;
    asked.current = token;
    void verifyHere({ token });
  }, [token, verifyHere]);
  useEffect(() => {
    if (verified) dispatch(signInAsked(paths.registerFinal));
  }, [verified, dispatch]);

  // No question before it is known whether there is one.
  if (token !== '' && (here.isUninitialized || here.isLoading)) return <ListSkeleton rows={2} />;
  return (
    <MailedQuestion
      linked={messageText.confirmAddress}
      text={text}
      worthless="adres-niet-bevestigd"
      answered={{ isLoading: answered.isLoading, isSuccess: verified, error: answered.error }}
      ask={{ form: (link) => <ConfirmForm onSend={(said) => verify({ token: link, ...said }).unwrap()} /> }}
      wayOn={
        <Button variant="contained" onClick={() => dispatch(signInAsked(paths.registerFinal))}>
          {text.logIn}
        </Button>
      }
    />
  );
}
