/**
 * Enough for the loans of many families; a ledger is some tens of microseconds of work, a thousand of them are felt.
 */
const REMEMBERED = 50_000;

/**
 * Remembers what was worked out of a loan for a day: a version of a contract and of its ledger never changes, so neither
 * does what follows from them.
 */
export function rememberedPerDay<Value>() {
  const known = new Map<string, { value: Value }>();
  return (loan: { hashid: string; version: number }, ledgerVersion: number, date: string, work: () => Value): Value => {
    const key = `${loan.hashid} ${loan.version} ${ledgerVersion} ${date}`;
    const found = known.get(key);
    if (found) return found.value;
    if (known.size >= REMEMBERED) known.clear();
    const value = work();
    known.set(key, { value });
    return value;
  };
}
