import type { Signing } from '../../../domain/wire/signing.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';

/** When the reader signed a request; null until they did, and for non-signers. */
export function useOwnSignature({ signers }: Pick<Signing, 'signers'>): string | null {
  const me = useAppSelector(selectCurrentUser)?.hashid;
  return signers.find(({ party }) => party.hashid === me)?.signed_at ?? null;
}
