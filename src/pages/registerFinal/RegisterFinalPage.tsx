import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppConfig } from '../../components/appConfig.ts';
import { CalmPage } from '../../components/CalmPage.tsx';
import { RegistrationForm } from '../../forms/registration/RegistrationForm.tsx';
import { useInvitation } from '../../forms/registration/useInvitation.ts';
import { paths } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectSessionStatus, signInAsked } from '../../store/modules/session/sessionSlice.ts';
import { registerText as text } from '../../text/register.ts';
import { firstText } from '../../text/registerFinal.ts';
import { WhatIsLeft } from './WhatIsLeft.tsx';

/**
 * /register/step/final: what is still missing; after an external identity provider made the account, first the
 * person's details. Without a login nothing can be finished here, and nothing is created (S-123).
 */
export function RegisterFinalPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { registration } = useAppConfig();
  const [query] = useSearchParams();
  const signedIn = useAppSelector(selectSessionStatus) === 'signedIn';
  const invitation = useInvitation(query.get('uitnodiging') ?? undefined, paths.registerFinal);

  if (registration === 'provider' && signedIn) {
    return (
      <Box component="article" sx={{ maxWidth: 640, mx: 'auto' }}>
        <Typography variant="h1" tabIndex={-1}>
          {firstText.title}
        </Typography>
        <Typography component="p" variant="subtitle1" sx={{ mt: 1.5, mb: 4, color: 'text.secondary' }}>
          {firstText.text}
        </Typography>
        <RegistrationForm
          withAccount={false}
          invitation={invitation}
          onDone={() => void navigate(paths.overzicht, { replace: true })}
        />
      </Box>
    );
  }
  if (signedIn) return <WhatIsLeft />;
  return (
    <CalmPage
      scene="key"
      title={firstText.title}
      actions={
        <>
          <Button
            variant="contained"
            onClick={() =>
              dispatch(
                signInAsked(
                  invitation === undefined
                    ? undefined
                    : `${paths.registerFinal}?uitnodiging=${encodeURIComponent(invitation)}`,
                ),
              )
            }
          >
            {text.logIn}
          </Button>
          <Button component={Link} to={paths.register()} variant="outlined">
            {text.title}
          </Button>
        </>
      }
    >
      <p>{firstText.logIn}</p>
    </CalmPage>
  );
}
