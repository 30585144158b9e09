/**
 * What a giver who pays the tax gives by that: the tax over these gifts, once on top, so that it is taxed itself and the tax over
 * that is not. No article says how often; the published examples do so (docs/decisions/0006).
 * @param taxable what is taxed of all gifts of the year, in cents
 * @param free the part of it of which the giver pays the tax
 * @param taxOf the tax over an amount, in whole euros, in cents
 * @returns what is a gift for that reason, the tax over everything, and what of that the giver pays
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
