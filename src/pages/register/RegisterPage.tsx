import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useAppConfig } from '../../components/appConfig.ts';
import { CalmPage } from '../../components/CalmPage.tsx';
import { paths } from '../../paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { signInAsked, signUpAsked } from '../../store/modules/session/sessionSlice.ts';
import { registerText as text } from '../../text/register.ts';
import { OpenInvitation } from '../../forms/registration/OpenInvitation.tsx';
import type { RegistrationValues } from '../../forms/registration/registration.ts';
import { RegistrationForm } from '../../forms/registration/RegistrationForm.tsx';
import { useInvitation } from '../../forms/registration/useInvitation.ts';

const RegisterDone = lazy(async () => ({
  default: (await import(/* webpackChunkName: "register-done" */ './RegisterDone.tsx')).RegisterDone,
}));

function Welcome({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  const dispatch = useAppDispatch();
  return (
    <Box component="article" sx={{ maxWidth: 640, mx: 'auto' }}>
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Typography component="p" variant="subtitle1" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {intro}
      </Typography>
      <Typography sx={{ mt: 1, mb: 4 }}>
        {text.haveAccount}{' '}
        <Link
          component="button"
          type="button"
          onClick={() => dispatch(signInAsked(paths.overzicht))}
          sx={{ verticalAlign: 'baseline' }}
        >
          {text.logIn}
        </Link>
        <br />
        <Link href="/privacy">{text.privacy}</Link>
      </Typography>
      {children}
    </Box>
  );
}

/** At an external identity provider the account is made there; the person's details are asked for afterwards. */
function AtProvider({ invitation }: { invitation: string | undefined }) {
  const dispatch = useAppDispatch();
  const back =
    invitation === undefined
      ? paths.registerFinal
      : `${paths.registerFinal}?uitnodiging=${encodeURIComponent(invitation)}`;
  return (
    <Welcome title={text.title} intro={text.promise}>
      <Typography sx={{ mb: 3 }}>{text.provider}</Typography>
      <Button variant="contained" onClick={() => dispatch(signUpAsked(back))}>
        {text.create}
      </Button>
    </Welcome>
  );
}

function Invited({ token, onDone }: { token: string; onDone: (values: RegistrationValues) => void }) {
  const dispatch = useAppDispatch();
  return (
    <OpenInvitation token={token}>
      {(info) =>
        info.has_account ? (
          <CalmPage
            scene="letter"
            title={text.invitedTitle(info.invited_by)}
            actions={
              <Button variant="contained" onClick={() => dispatch(signInAsked(paths.join(token)))}>
                {text.logInAndJoin}
              </Button>
            }
          >
            <p>{text.hasAccount(info.email)}</p>
          </CalmPage>
        ) : (
          <Welcome title={text.invitedTitle(info.invited_by)} intro={text.invited(info.invited_by, info.managers)}>
            <RegistrationForm withAccount invitation={token} known={info} onDone={onDone} />
          </Welcome>
        )
      }
    </OpenInvitation>
  );
}

/** /register/{invitation?}: an account of one's own, with or without an invitation. */
export function RegisterPage() {
  const invitation = useInvitation(useParams().invitation, paths.register());
  const { registration } = useAppConfig();
  const [done, setDone] = useState<RegistrationValues | null>(null);
  const [typed, setTyped] = useState<RegistrationValues>();
  function backToForm(): void {
    setTyped(done ?? undefined);
    setDone(null);
  }
  if (registration === 'provider') return <AtProvider invitation={invitation} />;
  if (done !== null)
    return (
      <Suspense fallback={null}>
        <RegisterDone values={done} invited={invitation !== undefined} onOtherAddress={backToForm} />
      </Suspense>
    );
  if (invitation !== undefined) return <Invited token={invitation} onDone={setDone} />;
  return (
    <Welcome title={text.title} intro={text.promise}>
      <RegistrationForm withAccount typed={typed} onDone={setDone} />
    </Welcome>
  );
}
