import type { ToldRelation } from '../../domain/wire/user.ts';
import type { ClaimRow } from '../repositories/claims.ts';
import type { UserRow } from '../repositories/family.ts';

/** Claims by others about a person that don't count yet; empty without any. */
export function presentClaims(
  claims: readonly ClaimRow[],
  { id }: { id: number },
  people: readonly UserRow[],
): Pick<ToldRelation, 'claims'> {
  const own = claims.filter(({ user_id }) => user_id === id);
  if (own.length === 0) return {};
  return {
    claims: own.map(({ hashid, kind, date, recorded_by, recorded_at, takes_effect_at, seen_at }) => ({
      hashid,
      kind,
      date,
      by: people.find((person) => person.id === recorded_by)?.firstname ?? '',
      at: recorded_at.toISOString(),
      until: takes_effect_at.toISOString(),
      seen: seen_at !== null,
    })),
  };
}
