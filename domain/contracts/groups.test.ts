import { groupByPeople } from './groups.ts';

const person = (firstname: string) => ({ hashid: firstname.toLowerCase(), firstname, infix: 'de', lastname: 'Vries' });
const [jan, els, sanne, bram] = ['Jan', 'Els', 'Sanne', 'Bram'].map(person) as [Person, Person, Person, Person];
type Person = ReturnType<typeof person>;

const between = (name: string, from: Person[], to: Person[]) => ({ name, parties: { from, to } });
const loan = between('loan', [jan, els], [sanne]);
const gift = between('gift', [els], [sanne]);
const together = between('together', [jan], [sanne, bram]);
const turned = between('turned', [bram, sanne], [jan]);
const siblings = between('siblings', [sanne], [bram]);
const all = [loan, siblings, together, gift, turned];

const shown = (own: string[]) =>
  groupByPeople(all, own).map(({ people, contracts }) => [
    people.map(({ firstname }) => firstname).join(' en '),
    contracts.map(({ name }) => name),
  ]);

test('parents see their contracts by child, those with two children apart, and in whichever order they are named', () => {
  expect(shown(['jan', 'els'])).toEqual([
    ['Bram', ['siblings']],
    ['Sanne', ['loan', 'gift']],
    ['Sanne en Bram', ['together', 'turned']],
  ]);
});

test('a child sees theirs by the person who gave or lent', () => {
  expect(shown(['sanne'])).toEqual([
    ['Bram', ['siblings']],
    ['Els', ['gift']],
    ['Jan', ['together', 'turned']],
    ['Jan en Els', ['loan']],
  ]);
});

test('each contract is in exactly one group', () => {
  const listed = groupByPeople(all, []).flatMap(({ contracts }) => contracts);
  expect(listed.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    all.toSorted((a, b) => a.name.localeCompare(b.name)),
  );
});
