import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { CalmPage } from '../../components/CalmPage.tsx';
import { paths, returnParameter, withReturn } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useGetSecurityQuery } from '../../store/modules/security/securityApi.ts';
import { selectHasRole, signOutAsked, stepUpAsked } from '../../store/modules/session/sessionSlice.ts';
import { mfaText as text } from '../../text/mfa.ts';

/**
 * /mfa: explains the second step and starts it at the provider, which leads back to where the person was. An administrator
 * may have none yet: then they use their passkey, or turn it on at the profile, which leads back too.
 */
export function MfaPage() {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const target = query.get(returnParameter) ?? paths.overzicht;
  // Only administrators can lack the second step; a person with one gets no answer here before taking it.
  const administers = useAppSelector((state) => selectHasRole(state, 'superadmin'));
  const { data: security, isLoading } = useGetSecurityQuery(undefined, { skip: !administers });
  const hasNone = security?.factor === null;
  const hasPasskey = hasNone && security.passkeys.length > 0;
  const mustTurnOn = hasNone && security.embedded && !hasPasskey;
  return (
    <CalmPage
      scene="key"
      title={text.title}
      actions={
        !isLoading && (
          <>
            {mustTurnOn ? (
              <Button component={Link} to={withReturn(paths.profiel, target)} variant="contained">
                {text.turnOn}
              </Button>
            ) : (
              <Button variant="contained" onClick={() => dispatch(stepUpAsked(target))}>
                {hasPasskey ? text.startPasskey : text.start}
              </Button>
            )}
            <Button onClick={() => dispatch(signOutAsked())}>{text.leave}</Button>
          </>
        )
      }
    >
      {hasNone && <p>{text.why}</p>}
      {!isLoading && <p>{mustTurnOn ? text.notOnYet : hasPasskey ? text.withPasskey : text.text}</p>}
      {!isLoading && !mustTurnOn && !hasPasskey && <p>{hasNone ? text.elsewhere : text.noPhone}</p>}
    </CalmPage>
  );
}
