import { FailedState } from '../../../components/FailedState.tsx';
import { ListSkeleton } from '../../../components/ListSkeleton.tsx';
import { useSecurityState } from '../../../store/modules/security/securityApi.ts';
import { profileText } from '../../../text/profile.ts';
import { AddressRow } from '../address/AddressRow.tsx';
import { PasskeysRow } from '../passkeys/PasskeysRow.tsx';
import { ProfileBlock } from '../ProfileBlock.tsx';
import { FactorRow } from './FactorRow.tsx';
import { PasswordRow } from './PasswordRow.tsx';

const { security: text } = profileText;

/** How I log in: the address, the password, the second factor and passkeys, or the word that another service arranges them. */
export function SecurityBlock({ email, onRetry }: { email: string; onRetry: () => void }) {
  const { data: security, isError } = useSecurityState();
  return (
    <ProfileBlock title={text.title} intro={text.intro}>
      {isError && !security && <FailedState title={text.failed} hint={profileText.failedHint} onRetry={onRetry} />}
      {!isError && !security && <ListSkeleton rows={2} />}
      {security?.embedded === false && text.elsewhere}
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
