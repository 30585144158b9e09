/**
 * Whether an unknown value, such as a field of a request, is a whole number from `lowest` up to and including
 * `highest`.
 */
export function isWholeBetween(value: unknown, lowest: number, highest: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= lowest && value <= highest;
}
