/**
 * The roles in the claims of an identity token. The claim has a namespaced name from the configuration
 * (`rolesClaim`). Providers differ, so a single role counts as a list of one; anything else that is not text is no
 * role.
 */
export function rolesFromClaims(claims: unknown, claimName: string): string[] {
  if (typeof claims !== 'object' || claims === null || !Object.hasOwn(claims, claimName)) return [];
  const claim: unknown = Reflect.get(claims, claimName);
  return [...new Set([claim].flat().filter((role): role is string => typeof role === 'string' && role !== ''))];
}
