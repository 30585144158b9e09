/**
 * The list of partner codes as each administrator last got it, by their `sub`: hashids in the order of the answer. An
 * index sent alone counts in that list, so that an index into an outdated list removes nothing else
 * (docs/decisions/0017). Kept in memory: after a restart the list has to be fetched again.
 */
export function toldLists() {
  const told = new Map<string, readonly string[]>();
  return {
    tell: (sub: string, codes: readonly { hashid: string }[]): void =>
      void told.set(
        sub,
        codes.map(({ hashid }) => hashid),
      ),
    /** Adds a code at the end of the list, where its creator expects it. */
    added: (sub: string, hashid: string): void => {
      const codes = told.get(sub) ?? [];
      if (!codes.includes(hashid)) told.set(sub, [...codes, hashid]);
    },
    at: (sub: string, index: number): string | undefined => told.get(sub)?.[index],
  };
}
