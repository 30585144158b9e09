import Button from '@mui/material/Button';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import type { Party } from '../../../../domain/wire/party.ts';
import { useResendInvitationMutation } from '../../../store/modules/user/familyApi.ts';
import { standText } from '../../../text/stand.ts';

const { acts: text, invitedAgain } = standText;

/** Sends somebody their invitation again; the server's answer says why it can't be sent now. */
export function InviteAgain({ person: { hashid, firstname }, named }: { person: Party; named: boolean }) {
  const [resend, { isLoading }] = useResendInvitationMutation();
  const to = text.invite_to(firstname);
  return (
    <Button
      variant="outlined"
      loading={isLoading}
      onClick={() => void resend({ hashid, done: invitedAgain(firstname) })}
    >
      {text.invite_again}
      {named ? to : <VisuallyHidden>{to}</VisuallyHidden>}
    </Button>
  );
}
