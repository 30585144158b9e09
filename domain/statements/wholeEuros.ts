/**
 * A return is filled in with whole euros, rounded in favour of the person filing it: assets down, debts and payments
 * up.
 */
export function wholeEuros(cents: number, favour: 'down' | 'up'): number {
  return favour === 'down' ? Math.floor(cents / 100) : Math.ceil(cents / 100);
}
