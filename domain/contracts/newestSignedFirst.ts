interface Signed {
  contract: { signed_date: string | null };
}

/** Newest signed first, undated last, otherwise in the given order. Returns a new list. */
export function newestSignedFirst<C extends Signed>(contracts: readonly C[]): C[] {
  return [...contracts].sort((a, b) => {
    const left = a.contract.signed_date ?? '';
    const right = b.contract.signed_date ?? '';
    return left === right ? 0 : left < right ? 1 : -1;
  });
}
