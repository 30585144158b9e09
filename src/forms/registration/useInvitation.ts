import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of an invitation, taken out of the address at once: an address gets copied, synchronised and seen by
 * bystanders. It stays with this entry of the tab's own history, so that a reload continues, and nowhere else (S-111,
 * docs/decisions/0021).
 * @param inAddress the token where the address still holds it
 * @param path the address without it
 */
export function useInvitation(inAddress: string | undefined, path: string): string | undefined {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { invitation?: string } | null };
  useEffect(() => {
    if (inAddress !== undefined) void navigate(path, { replace: true, state: { invitation: inAddress } });
  }, [inAddress, path, navigate]);
  return inAddress ?? state?.invitation;
}
