import type { SignerRole } from '../../../domain/wire/choices/signing.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';

/** The role in which the reader signs a request; null for non-signers. */
export function useOwnRole({ signers }: Pick<Signing, 'signers'>): SignerRole | null {
  const me = useAppSelector(selectCurrentUser)?.hashid;
  return signers.find(({ party }) => party.hashid === me)?.side ?? null;
}
