import fc from 'fast-check';
import { kinshipOf, MEMBER_KINSHIPS, PARENT_KINSHIPS, typeOf } from '../relations/kinship.ts';
import type { Kinship, Partnership } from '../wire/user.ts';
import { type Couple, familyTree } from './familyTree.ts';
import { treeLayout } from './treeLayout.ts';
import { runs, seed } from '../test/seed.ts';

fc.configureGlobal({ seed, numRuns: runs(300) });

const pair = (self: string, partner: string): Partnership => ({
  self: { hashid: self },
  partner: { hashid: partner, firstname: partner },
  ...{ bond: null, from: null, contract_from: null, until: null },
});
const person = (
  hashid: string,
  kinship: Kinship | null,
  birthdate: string | null = null,
  child_of?: string,
  partners: Partnership[] = [],
) => ({
  ...{ hashid, birthdate, partners, child_of, relation_type: kinship === null ? null : typeOf(kinship) },
  kinship: kinship !== null && kinship !== typeOf(kinship) ? kinship : undefined,
});
type Person = ReturnType<typeof person>;

const marriage = pair('jan', 'marijke');
const old = pair('overopa', 'overoma');
const jan = person('jan', null, '1960-01-01', undefined, [marriage]);
const marijke = person('marijke', 'partner', null, undefined, [marriage]);
const sanne = person('sanne', 'child', '1985-01-01');
const lisa = person('lisa', 'grandchild', '2006-01-01', 'sanne');
const finn = person('finn', 'grandchild', '2004-01-01');
const opa = person('opa', 'parent', '1930-01-01', 'overopa');
const oma = person('oma', 'parent', '1929-01-01');
const overopa = person('overopa', 'grandparent', '1925-01-01', undefined, [old]);
const overoma = person('overoma', 'partner', null, undefined, [old]);
const kees = person('kees', 'sibling', '1955-01-01');
const tante = person('tante', 'relative');
const vriend = person('vriend', 'friend');
const measures = { card: { width: 100, height: 120 }, coupleGap: 20, siblingGap: 30, rowGap: 50 };

const unmarried = (one: Person): Person => ({ ...one, partners: [] });

/** The layout, as 'opa+oma[kees jan+marijke[sanne[lisa] ~finn]]'; ~ is without a line from above. */
function written({ person: one, partner, apart, children, under }: Couple<Person>): string {
  const here = [one, ...(partner ? [partner] : []), ...apart].map(({ hashid }) => hashid).join('+');
  const below = children.length > 0 ? `[${children.map(written).join(' ')}]` : '';
  return `${under?.length === 0 ? '~' : ''}${here}${below}`;
}
const drawn = (...people: Person[]) => {
  const { trees, beside } = familyTree(jan, people);
  return [trees.map(written).join(' '), beside.map(written).join(' ')];
};

describe('R-8.3 the generations of a family', () => {
  test('grandparents, parents, brothers and sisters, children and grandchildren, and separate people', () => {
    const all = [finn, lisa, sanne, vriend, tante, kees, overoma, overopa, oma, opa, marijke, jan];
    expect(drawn(...all)).toEqual(['overopa+overoma[opa+oma[kees jan+marijke[sanne[lisa] ~finn]]]', 'tante vriend']);
  });

  test('a person with nobody between them and the founder has no line; without parents a sibling is next to the founder', () => {
    expect(drawn(jan, kees, lisa, overopa)).toEqual(['overopa[~jan[~lisa] ~kees]', '']);
    expect(drawn(jan, kees, opa)).toEqual(['opa[kees jan]', '']);
    expect(drawn(jan, kees)).toEqual(['jan kees', '']);
    const third = person('nog een', 'parent', '1931-01-01');
    expect(drawn(jan, opa, oma, third)).toEqual(['oma+opa+nog een[jan]', '']);
  });

  test('the line from grandparents arrives at their own child, also if that is the other half', () => {
    const married = pair('oma', 'opa');
    const people = [jan, overopa, { ...oma, partners: [married] }, { ...opa, partners: [married] }];
    const { lines, cards } = treeLayout(familyTree(jan, people), measures);
    const target = cards.find((card) => card.person.hashid === 'opa')!;
    const descents = lines.filter(({ kind }) => kind === 'descent').map(({ points }) => points.at(-1));
    expect(descents).toContainEqual([target.x + 50, target.y]);
    expect(descents).toHaveLength(2);
  });

  test('grandparents of both sides are no couple, and only the first has a line to the parent', () => {
    const other = person('grootje', 'grandparent', '1924-01-01');
    const tree = familyTree(jan, [jan, overopa, other, opa, { ...oma, child_of: 'grootje' }].map(unmarried));
    expect(tree.trees.map(written)).toEqual(['grootje+overopa[oma+opa[jan]]']);
    expect(tree.trees[0]).toMatchObject({
      person: { hashid: 'grootje' },
      partner: null,
      apart: [{ hashid: 'overopa' }],
    });
  });

  test('if the parent is unknown, there is no line', () => {
    const lines = (...people: Person[]) => treeLayout(familyTree(jan, people), measures).lines.length;
    expect([lines(jan, finn), lines(jan, overopa, kees), lines(jan, sanne, lisa), lines(jan, sanne, finn)]).toEqual([
      0, 0, 2, 1,
    ]);
  });

  test('separate people have a row of their own, below everybody and without lines', () => {
    const layout = treeLayout(familyTree(jan, [jan, sanne, tante, vriend]), measures);
    expect(layout.besideTop).toBe(340);
    expect(layout.cards.map(({ person: one, x, y }) => [one.hashid, x, y])).toEqual([
      ['jan', 0, 0],
      ['sanne', 0, 170],
      ['tante', 0, 340],
      ['vriend', 130, 340],
    ]);
    expect([layout.width, layout.height, layout.lines.length]).toEqual([230, 460, 1]);
  });

  test('everybody appears once, in their own generation, and no card covers another', () => {
    const anyone = fc.record({ kinship: fc.constantFrom(...MEMBER_KINSHIPS), parent: fc.nat(9), couple: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyone, { maxLength: 14 }), (made) => {
        const members = made.map(({ kinship }, i) => person(`p${i}`, kinship));
        const people = members.flatMap((one, i) => {
          const parents = members.filter(
            (other) => other !== one && kinshipOf(other) === PARENT_KINSHIPS[made[i]!.kinship],
          );
          const partners = made[i]!.couple ? [pair(one.hashid, `${one.hashid}x`)] : [];
          return [
            { ...one, partners, child_of: parents[made[i]!.parent % (parents.length + 1)]?.hashid },
            ...partners.map((bond) => person(bond.partner.hashid, 'partner', null, undefined, partners)),
          ];
        });
        const { cards, width, height } = treeLayout(familyTree(jan, [jan, ...people]), measures);
        expect(cards.map((card) => card.person.hashid).toSorted()).toEqual(
          ['jan', ...people.map(({ hashid }) => hashid)].toSorted(),
        );
        for (const a of cards) {
          expect([a.x >= -1e-6, a.x + 100 <= width + 1e-6, a.y + 120 <= height]).toEqual([true, true, true]);
          for (const b of cards)
            if (a !== b && a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(120 - 1e-6);
        }
        const top = (kinship: Kinship | null) =>
          cards.filter((card) => kinshipOf(card.person) === kinship).map(({ y }) => y);
        for (const y of [...top('parent'), ...top('grandparent')]) expect(y).toBeLessThan(top(null)[0]!);
        for (const y of [...top('child'), ...top('grandchild')]) expect(y).toBeGreaterThan(top(null)[0]!);
        for (const y of top('sibling')) expect(y).toBe(top(null)[0]);
      }),
    );
  });
});
