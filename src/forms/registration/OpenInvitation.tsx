import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { InvitationInfo } from '../../../domain/wire/registration.ts';
import { CalmPage } from '../../components/CalmPage.tsx';
import { paths } from '../../paths.ts';
import { useGetInvitationQuery } from '../../store/modules/registration/registrationApi.ts';
import { componentsText } from '../../text/components.ts';
import { registerText as text } from '../../text/register.ts';

/** The actions for an invitation, or the message that it does not work. */
export function OpenInvitation({
  token,
  children,
}: {
  token: string;
  children: (invitation: InvitationInfo) => ReactNode;
}) {
  const { data: info, error, refetch } = useGetInvitationQuery(token);
  // Only the server may say that it does not work; no answer says nothing about the invitation.
  if (error && !('status' in error && error.status === 404)) {
    return (
      <CalmPage
        scene="nothing"
        title={text.invitationFailed}
        actions={
          <Button variant="contained" onClick={() => void refetch()}>
            {componentsText.retry}
          </Button>
        }
      >
        <p>{text.invitationFailedHint}</p>
      </CalmPage>
    );
  }
  if (error) {
    return (
      <CalmPage
        scene="nothing"
        title={text.invitationBroken}
        actions={
          <Button component={Link} to={paths.register()} variant="outlined">
            {text.withoutInvitation}
          </Button>
        }
      >
        <p>{text.invitationBrokenHint}</p>
      </CalmPage>
    );
  }
  return info ? children(info) : <Skeleton variant="rounded" height={480} sx={{ maxWidth: 640, mx: 'auto' }} />;
}
