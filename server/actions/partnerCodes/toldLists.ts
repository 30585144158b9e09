/**
 * The list of partner codes as each administrator was last told it, by their `sub`: hashids in the order of the answer.
 * An index that comes alone counts in that list, so that one from a list that changed meanwhile removes nothing else
 * (docs/decisions/0017). Kept in memory: after a restart the list has to be asked for again.
 */
export function toldLists() {
  const told = new Map<string, readonly string[]>();
  return {
    tell: (sub: string, codes: readonly { hashid: string }[]): void =>
      void told.set(
        sub,
        codes.map(({ hashid }) => hashid),
      ),
    /** Adds a code at the end of the list: whoever adds one knows that it came last. */
    added: (sub: string, hashid: string): void => {
      const codes = told.get(sub) ?? [];
      if (!codes.includes(hashid)) told.set(sub, [...codes, hashid]);
    },
    at: (sub: string, index: number): string | undefined => told.get(sub)?.[index],
  };
}
