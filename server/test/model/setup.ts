import type { Random } from './random.ts';
import type { Person } from './world.ts';

/** One or two families: chance decides who has a login, who manages, and who of the one is in the other with the same account. */
export function setupOf({ chance }: Random): Person[] {
  const of = (family: string, is: Person['is'], name: string, more: Partial<Person> = {}): Person => ({
    name,
    family,
    is,
    ...more,
  });
  const login = (percent: number) => ({ login: chance(percent) });
  const manages = (percent: number) => (chance(percent) ? { login: true, manages: true } : login(85));
  const people = [
    of('Vries', 'founder', 'Jan', { login: true }),
    of('Vries', 'partner', 'Marijke', { of: 'Jan', ...manages(30) }),
    of('Vries', 'child', 'Sanne', login(95)),
    of('Vries', 'child', 'Bram', manages(25)),
    of('Vries', 'child', 'Noor', login(30)),
    of('Vries', 'partner', 'Tom', { of: 'Sanne', ...login(60) }),
  ];
  if (!chance(35)) return people;
  return [
    ...people,
    of('Bakker', 'founder', 'Wim', { login: true }),
    of('Bakker', 'child', 'Els', manages(40)),
    of('Bakker', 'child', 'Bart', { login: true, account: people[3]!.login === true ? 'Bram' : 'Jan' }),
  ];
}
