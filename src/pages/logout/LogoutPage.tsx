import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { CalmPage } from '../../components/CalmPage.tsx';
import { paths, returnParameter } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { farewellAsked, selectFarewell, signOutAsked } from '../../store/modules/session/sessionSlice.ts';
import { logoutText } from '../../text/logout.ts';
import { DraftsHere } from './DraftsHere.tsx';

/** /logout: ends the session, however it was reached, and says so only once it has ended. */
export function LogoutPage() {
  const dispatch = useAppDispatch();
  const outcome = useAppSelector(selectFarewell);
  // A logout that fails again leads back here, to the same page.
  const { key } = useLocation();
  useEffect(() => {
    dispatch(farewellAsked());
  }, [dispatch, key]);
  // Logged out in another tab, a person goes on where they were in this one.
  const [query] = useSearchParams();
  const { title, text } = logoutText[outcome ?? 'busy'];
  return (
    <CalmPage
      scene="farewell"
      title={title}
      actions={
        <>
          {outcome === 'unsure' && (
            <Button variant="contained" onClick={() => dispatch(signOutAsked())}>
              {logoutText.retry}
            </Button>
          )}
          {outcome !== null && (
            <Button
              component={Link}
              to={query.get(returnParameter) ?? paths.overzicht}
              variant={outcome === 'unsure' ? 'text' : 'contained'}
            >
              {logoutText.again}
            </Button>
          )}
        </>
      }
      footnote={outcome !== null && <DraftsHere />}
    >
      <p role="status">{text}</p>
    </CalmPage>
  );
}
