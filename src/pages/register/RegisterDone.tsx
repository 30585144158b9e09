import Button from '@mui/material/Button';
import { useAppConfig } from '../../components/appConfig.ts';
import { CalmPage } from '../../components/CalmPage.tsx';
import { paths } from '../../paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { signInAsked } from '../../store/modules/session/sessionSlice.ts';
import { registerText } from '../../text/register.ts';
import { registerDoneText as text } from '../../text/registerDone.ts';

/**
 * The account was made: the mailed link comes next, or for who was invited the login. Says the same to who had one
 * already (S-125); the address is the one that was just typed.
 */
export function RegisterDone({ email, invited }: { email: string; invited: boolean }) {
  const dispatch = useAppDispatch();
  const { linksPrinted } = useAppConfig();
  return (
    <CalmPage
      scene="letter"
      title={invited ? text.invitedTitle : text.title}
      actions={
        <Button variant="contained" onClick={() => dispatch(signInAsked(paths.registerFinal))}>
          {registerText.logIn}
        </Button>
      }
    >
      <p role="status">{invited ? text.invited : text.done(email)}</p>
      {!invited && (
        <>
          <p>{text.known}</p>
          <p>{text.noMail}</p>
          {linksPrinted && <p>{text.linksPrinted}</p>}
        </>
      )}
    </CalmPage>
  );
}
