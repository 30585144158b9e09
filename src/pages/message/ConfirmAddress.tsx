import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CalmPage } from '../../components/CalmPage.tsx';
import { useHashToken } from '../../components/useHashToken.ts';
import { paths } from '../../paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { signInAsked } from '../../store/modules/session/sessionSlice.ts';
import { useVerifyEmailMutation } from '../../store/modules/verification/verificationApi.ts';
import { confirmAddressText as text, messageText } from '../../text/message.ts';
import { MessageView } from './MessageView.tsx';

/** From here the account can be logged in with: the end of registration is next. */
function Confirmed() {
  const dispatch = useAppDispatch();
  return (
    <CalmPage
      key={text.doneTitle}
      scene="letter"
      title={text.doneTitle}
      actions={
        <Button variant="contained" onClick={() => dispatch(signInAsked(paths.registerFinal))}>
          {text.logIn}
        </Button>
      }
    >
      <p role="status">{text.done}</p>
    </CalmPage>
  );
}

/**
 * The mailed link that shows an address is one's own. Opening it changes nothing, as programs open links too; the
 * button posts the token, which stood after the # and is gone from the address by then.
 */
export function ConfirmAddress() {
  const { token } = useHashToken(`${messageText.parameter}=${messageText.confirmAddress}`);
  const [verify, { isLoading, isSuccess, error }] = useVerifyEmailMutation();
  if (isSuccess) return <Confirmed />;
  const refused = error !== undefined && 'status' in error && error.status === 404;
  if (token === '' || refused) return <MessageView messageKey="adres-niet-bevestigd" />;
  return (
    <CalmPage
      scene="letter"
      title={text.title}
      actions={
        <>
          <Button variant="contained" onClick={() => void verify({ token })} loading={isLoading}>
            {text.confirm}
          </Button>
          <Button component={Link} to={paths.overzicht}>
            {text.later}
          </Button>
        </>
      }
    >
      <p>{text.text}</p>
    </CalmPage>
  );
}
