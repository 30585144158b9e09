import Typography from '@mui/material/Typography';
import type { SecurityState } from '../../../../domain/wire/security.ts';
import { FailedState } from '../../../components/FailedState.tsx';
import { ListSkeleton } from '../../../components/ListSkeleton.tsx';
import { profileText } from '../../../text/profile.ts';
import { AddressRow } from '../address/AddressRow.tsx';
import { PasskeysRow } from '../passkeys/PasskeysRow.tsx';
import { profileParts } from '../anchors.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import { FactorRow } from './FactorRow.tsx';
import { PasswordRow } from './PasswordRow.tsx';

const { security: text } = profileText;

interface SecurityBlockProps {
  email: string;
  /** Undefined while unknown. */
  security: SecurityState | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** How I log in: the address, the password, the second factor and passkeys, or a note that another service arranges them. */
export function SecurityBlock({ email, security, failed, onRetry }: SecurityBlockProps) {
  return (
    <ProfileBlock title={text.title} intro={text.intro} name={profileParts.logIn} fixed>
      {failed && !security && <FailedState title={text.failed} hint={profileText.failedHint} onRetry={onRetry} />}
      {!failed && !security && <ListSkeleton rows={2} />}
      {security?.embedded === false && (
        <>
          <Typography>{text.elsewhere}</Typography>
          <Typography sx={{ mt: 1.5 }}>{text.takenElsewhere}</Typography>
        </>
      )}
      {security?.embedded && (
        <>
          <AddressRow email={email} state={security} />
          <PasswordRow />
          <FactorRow factor={security.factor} />
          <PasskeysRow passkeys={security.passkeys} />
        </>
      )}
    </ProfileBlock>
  );
}
