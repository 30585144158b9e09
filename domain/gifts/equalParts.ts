/**
 * Splits an amount in equal parts of whole cents; the first ones get the leftover cents.
 * @returns one part per person, together the amount
 */
export function equalParts(amount: number, people: number): number[] {
  const part = Math.floor(amount / people);
  return Array.from({ length: people }, (_, index) => part + (index < amount - part * people ? 1 : 0));
}
