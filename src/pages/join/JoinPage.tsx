import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import type { JoinedFamily } from '../../../domain/wire/registration.ts';
import { CalmPage } from '../../components/CalmPage.tsx';
import { OpenInvitation } from '../../forms/registration/OpenInvitation.tsx';
import { useInvitation } from '../../forms/registration/useInvitation.ts';
import { familyParameter, paths } from '../../paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { useAcceptInvitationMutation } from '../../store/modules/registration/registrationApi.ts';
import { signOutAsked } from '../../store/modules/session/sessionSlice.ts';
import { joinText as text, registerText } from '../../text/register.ts';
import { finalText } from '../../text/registerFinal.ts';
import { shellText } from '../../text/shell.ts';

/** The server's refusals, by status. */
const refusals: Readonly<Record<number, { title: string; text: string }>> = {
  403: text.other,
  404: text.broken,
  409: text.member,
};

/** /meedoen: a person with an account accepts an invitation with it (docs/decisions/0018). */
export function JoinPage() {
  const [query] = useSearchParams();
  const token = useInvitation(query.get('uitnodiging') ?? undefined, paths.meedoen);
  const [accept, { isLoading, data: joined, error }] = useAcceptInvitationMutation();
  if (token === undefined) return <NothingToJoin {...text.nothing} />;
  if (joined) return <Joined {...joined} />;
  const status = error && 'status' in error ? error.status : 0;
  const refused = refusals[status];
  if (refused) return <NothingToJoin {...refused} asAnother={status === 403} />;
  return (
    <OpenInvitation token={token}>
      {({ invited_by, managers, email }) => (
        <CalmPage
          scene="letter"
          title={registerText.invitedTitle(invited_by)}
          actions={
            <>
              <Button variant="contained" loading={isLoading} onClick={() => void accept(token)}>
                {text.join}
              </Button>
              <Button component={Link} to={paths.overzicht}>
                {text.later}
              </Button>
            </>
          }
        >
          <p>{text.text(email, managers)}</p>
        </CalmPage>
      )}
    </OpenInvitation>
  );
}

/** They joined: the link there reloads the page (docs/decisions/0018), next to a link to the access overview. */
function Joined({ family }: JoinedFamily) {
  return (
    <CalmPage
      scene="letter"
      title={text.joined}
      actions={
        <>
          <Button href={paths.inFamily(family)} variant="contained">
            {text.home}
          </Button>
          <Button href={`${paths.wieZietWat}?${familyParameter}=${family}`}>{finalText.access}</Button>
        </>
      }
    >
      <p role="status">{text.joinedHint}</p>
    </CalmPage>
  );
}

function NothingToJoin({
  title,
  text: reason,
  asAnother = false,
}: {
  title: string;
  text: string;
  /** Somebody else can: log out first. */
  asAnother?: boolean;
}) {
  const dispatch = useAppDispatch();
  return (
    <CalmPage
      key={title}
      scene="nothing"
      title={title}
      actions={
        <>
          <Button component={Link} to={paths.overzicht} variant="contained">
            {text.home}
          </Button>
          {asAnother && <Button onClick={() => dispatch(signOutAsked())}>{shellText.logOut}</Button>}
        </>
      }
    >
      <p>{reason}</p>
    </CalmPage>
  );
}
