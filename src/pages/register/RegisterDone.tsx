import Button from '@mui/material/Button';
import { useAppConfig } from '../../components/appConfig.ts';
import { CalmPage } from '../../components/CalmPage.tsx';
import { BETWEEN_MAILS, useCountdown } from '../../components/useCountdown.ts';
import { type RegistrationValues, toRegistration } from '../../forms/registration/registration.ts';
import { paths } from '../../paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { useRegisterMutation } from '../../store/modules/registration/registrationApi.ts';
import { signInAsked } from '../../store/modules/session/sessionSlice.ts';
import { registerText } from '../../text/register.ts';
import { registerDoneText as text } from '../../text/registerDone.ts';

interface RegisterDoneProps {
  /** The typed values; they exist only in this page. */
  values: RegistrationValues;
  invited: boolean;
  /** Returns to the form, with the typed values. */
  onOtherAddress: () => void;
}

/**
 * The account was made: the mailed link comes next, or an invited person goes in. Says the same to a person who had one
 * already (S-125); the address is the one just typed.
 */
export function RegisterDone({ values, invited, onOtherAddress }: RegisterDoneProps) {
  const dispatch = useAppDispatch();
  const { linksPrinted } = useAppConfig();
  const { email } = values;
  return (
    <CalmPage
      scene="letter"
      title={invited ? text.invitedTitle : text.title}
      actions={
        <>
          <Button variant="contained" onClick={() => dispatch(signInAsked(paths.registerFinal, email))}>
            {invited ? text.goOn : registerText.logIn}
          </Button>
          {!invited && <Again values={values} />}
        </>
      }
    >
      <p role="status">{invited ? text.invited : text.done(email)}</p>
      {!invited && (
        <>
          <p>
            {text.wrongAddress} <Button onClick={onOtherAddress}>{text.otherAddress}</Button>
          </p>
          <p>{text.known}</p>
          <p>{text.noMail}</p>
          {linksPrinted && <p>{text.linksPrinted}</p>}
        </>
      )}
    </CalmPage>
  );
}

/**
 * Sends the mail again, by registering again: a known address gets a mail that explains how to log in, and nothing changes
 * (docs/decisions/0019). So the answer is the same for every address.
 */
function Again({ values }: { values: RegistrationValues }) {
  const [register, { isLoading, isSuccess }] = useRegisterMutation();
  const { left, start } = useCountdown();
  async function again(): Promise<void> {
    const { error } = await register(toRegistration(values, true));
    if (!error) start(BETWEEN_MAILS);
  }
  return (
    <>
      <Button variant="outlined" disabled={left > 0} loading={isLoading} onClick={() => void again()}>
        {left > 0 ? <span className="cijfers">{text.againIn(left)}</span> : text.again}
      </Button>
      <span role="status">{isSuccess && left > 0 ? text.sent : ''}</span>
    </>
  );
}
