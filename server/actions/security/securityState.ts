import type { SecurityState } from '../../../domain/wire/security.ts';
import type { Actor } from '../../actor.ts';
import type { Services } from '../../services.ts';

const EXTERNAL: SecurityState = {
  embedded: false,
  factor: null,
  passkeys: [],
  address_asked: null,
  address_changed: null,
};

/** How the caller logs in. */
export async function securityState(
  { caller: { sub }, now }: Pick<Actor, 'caller' | 'now'>,
  { db, accounts }: Pick<Services, 'db' | 'accounts'>,
): Promise<SecurityState> {
  if (!accounts) return EXTERNAL;
  const factor = await accounts.factor.state(db, sub);
  const { asked, changed } = await accounts.address.state(db, sub, now);
  return {
    embedded: true,
    factor: factor && { enabled_at: factor.enabledAt.toISOString(), recovery_codes_left: factor.recoveryCodesLeft },
    passkeys: await accounts.passkeys.list(db, sub),
    address_asked: asked && { email: asked.email, until: asked.until.toISOString() },
    address_changed: changed && { before: changed.before, until: changed.until.toISOString() },
  };
}
