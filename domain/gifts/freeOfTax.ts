/**
 * The extra gift when the giver pays the tax: the tax over these gifts is added once, so it is itself taxed, but the tax on that
 * is not added again. No article says how often; the published examples do so (docs/decisions/0006).
 * @param taxable the taxed part of all gifts of the year, in cents
 * @param free the part of it for which the giver pays the tax
 * @param taxOf the tax over an amount, in whole euros, in cents
 * @returns the extra gift, the total tax, and the part of it that the giver pays
 */
export function taxByGiver(
  taxable: number,
  free: number,
  taxOf: (taxable: number) => number,
): { gift: number; tax: number; paid: number } {
  const others = taxOf(taxable - free);
  const gift = taxOf(taxable) - others;
  const tax = taxOf(taxable + gift);
  return { gift, tax, paid: tax - others };
}
