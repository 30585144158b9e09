import fc from 'fast-check';
import { seed } from '../test/seed.ts';
import type { Kinship, Partnership, RelationType } from '../wire/user.ts';
import { familyOrder } from './familyOrder.ts';

interface One {
  hashid: string;
  firstname: string;
  infix: string;
  lastname: string;
  relation_type: RelationType | null;
  kinship?: Kinship;
  child_of?: string;
  birthdate: string | null;
  partners: Partnership[];
}

const one = (hashid: string, rest: Partial<One> = {}): One => ({
  hashid,
  firstname: hashid,
  infix: '',
  lastname: 'Vries',
  relation_type: 'child',
  birthdate: null,
  partners: [],
  ...rest,
});

/** Makes two people partners of today. */
function couple(first: One, second: One): void {
  const pair = { self: first, partner: second, until: null } as unknown as Partnership;
  first.partners.push(pair);
  second.partners.push(pair);
}

const jan = one('Jan', { relation_type: null });
const marijke = one('Marijke', { relation_type: 'partner' });
const sanne = one('Sanne', { birthdate: '1990-01-01' });
const thomas = one('Thomas', { relation_type: 'partner' });
const bram = one('Bram', { birthdate: '1995-01-01' });
const noor = one('Noor', { kinship: 'grandchild', child_of: 'Sanne' });
const opa = one('Opa', { kinship: 'parent' });
const zus = one('Els', { kinship: 'sibling' });
const friend = one('Anna', { kinship: 'friend' });
couple(jan, marijke);
couple(sanne, thomas);
const family = [friend, zus, noor, opa, thomas, sanne, marijke, bram, jan];
const namesFor = (self: One) => familyOrder(self, family).map(({ firstname }) => firstname);

test('oneself and the partner come first, each child with partner and children, then the others', () => {
  expect(namesFor(jan)).toEqual(['Jan', 'Marijke', 'Bram', 'Sanne', 'Thomas', 'Noor', 'Opa', 'Els', 'Anna']);
});

test('for a child the own household comes first', () => {
  expect(namesFor(sanne).slice(0, 3)).toEqual(['Sanne', 'Thomas', 'Noor']);
});

test('a partner comes before the one whose partner they are', () => {
  expect(namesFor(thomas).slice(0, 3)).toEqual(['Thomas', 'Sanne', 'Noor']);
});

test(`everybody is there once, whatever order they come in (seed ${seed})`, () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(family, { minLength: family.length }),
      fc.constantFrom(...family),
      (people, self) => {
        const order = familyOrder(self, people);
        expect(order.map(({ hashid }) => hashid).sort()).toEqual(people.map(({ hashid }) => hashid).sort());
        expect(order[0]).toBe(self);
      },
    ),
  );
});
