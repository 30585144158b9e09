/**
 * A return is filled in with whole euros, rounded in favour of whoever files it: what one has down, what one owes or paid
 * up.
 */
export function wholeEuros(cents: number, favour: 'down' | 'up'): number {
  return favour === 'down' ? Math.floor(cents / 100) : Math.ceil(cents / 100);
}
