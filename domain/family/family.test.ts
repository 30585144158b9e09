import fc from 'fast-check';
import type { Partnership, RelationType } from '../wire/user.ts';
import { type Couple, familyTree as wholeTree } from './familyTree.ts';
import { type TreeMeasures, treeLayout as wholeLayout } from './treeLayout.ts';
import { isWalkKey, walk, type WalkKey } from './walk.ts';
import '../test/seed.ts';

const pair = (self: string, partner: string, until: string | null = null): Partnership => ({
  self: { hashid: self },
  partner: { hashid: partner, firstname: partner },
  bond: null,
  from: null,
  contract_from: null,
  until,
});
const person = (
  hashid: string,
  relation_type: RelationType | null,
  birthdate: string | null = null,
  partners: Partnership[] = [],
) => ({ hashid, relation_type, birthdate, partners });

const marriage = pair('jan', 'marijke');
const divorce = pair('sanne', 'tim', '2021-05-01');
const second = pair('sanne', 'noor');
const jan = person('jan', null, '1958-03-12', [marriage]);
const marijke = person('marijke', 'partner', '1960-01-01', [marriage]);
const sanne = person('sanne', 'child', '1990-05-12', [divorce, second]);
const tim = person('tim', 'partner', '1989-01-01', [divorce]);
const noor = person('noor', 'partner', '1991-01-01', [second]);
const bram = person('bram', 'child', '1987-02-03');
const late = person('late', 'child', null);
const family = [jan, sanne, late, bram, marijke, tim, noor];

/** The only tree of a family in which nobody is separate. */
function familyTree(...asked: Parameters<typeof wholeTree<typeof jan>>) {
  const { trees, beside } = wholeTree(...asked);
  expect([trees.length, beside]).toEqual([1, []]);
  return trees[0]!;
}
const treeLayout = <Person>(root: Couple<Person>, by: TreeMeasures) => wholeLayout({ trees: [root], beside: [] }, by);

const measures: TreeMeasures = { card: { width: 100, height: 120 }, coupleGap: 20, siblingGap: 30, rowGap: 50 };

describe('the family as couples', () => {
  test('R-8.3 the founder with their partner, the children under them from the eldest on, exes apart from partners', () => {
    expect(familyTree(jan, family)).toEqual({
      person: jan,
      partner: marijke,
      former: [],
      apart: [],
      children: [
        { person: bram, partner: null, former: [], apart: [], children: [] },
        { person: sanne, partner: noor, former: [tim], apart: [], children: [] },
        { person: late, partner: null, former: [], apart: [], children: [] },
      ],
    });
  });

  test('a viewer who may not see the founder is at the head, or the person whose partner they are', () => {
    const seen = [sanne, noor];
    expect(familyTree(sanne, seen)).toMatchObject({ person: sanne, partner: noor, children: [] });
    expect(familyTree(noor, seen)).toMatchObject({ person: sanne, partner: noor });
    expect(familyTree(tim, [tim])).toEqual({ person: tim, partner: null, former: [], apart: [], children: [] });
  });
});

describe('R-3.3 people who belong to the family through others', () => {
  const before = pair('noor', 'piet', '2015-01-01');
  const after = pair('tim', 'noor', '2024-01-01');
  const piet = person('piet', 'partner', null, [before]);
  const people = [
    sanne,
    jan,
    person('tim', 'partner', null, [divorce, after]),
    person('noor', 'partner', null, [second, before, after]),
    piet,
  ];

  test('the ex of a partner is at the side; a partner who was also with an ex appears once', () => {
    const [branch] = familyTree(sanne, people).children;
    expect(branch).toMatchObject({ partner: { hashid: 'noor' }, former: [{ hashid: 'tim' }] });
    expect(branch?.apart).toEqual([piet]);
  });

  test('the founder is at the head, wherever they are among the people', () => {
    expect(familyTree(sanne, people)).toMatchObject({ person: jan, partner: null, former: [], apart: [] });
  });
});

describe('the drawing of a family', () => {
  const drawn = () => treeLayout(familyTree(jan, family), measures);
  const places = ({ cards }: ReturnType<typeof drawn>) =>
    Object.fromEntries(cards.map((one) => [one.person.hashid, [one.x, one.y]]));

  test('partners 20 apart with an ex on the other side, children 30 apart and 50 lower, parents above their middle', () => {
    const layout = drawn();
    // Below 100 + 30 + 340 + 30 + 100 = 600; above 220, in the middle between the middles of the first and last child.
    expect(places(layout)).toEqual({
      jan: [190, 0],
      marijke: [310, 0],
      bram: [0, 170],
      tim: [130, 170],
      sanne: [250, 170],
      noor: [370, 170],
      late: [500, 170],
    });
    expect([layout.width, layout.height]).toEqual([600, 290]);
  });

  test('a couple wider than its child begins at the left edge', () => {
    const layout = treeLayout(familyTree(jan, [jan, marijke, bram]), measures);
    expect(places(layout)).toEqual({ jan: [0, 0], marijke: [120, 0], bram: [60, 170] });
    expect([layout.width, layout.height]).toEqual([220, 290]);
  });

  test('a line between partners, another kind to an ex, and a line from between the parents to each child', () => {
    expect(drawn().lines.map(({ kind, points }) => [kind, ...points.map(([x, y]) => `${x},${y}`)])).toEqual([
      ['couple', '290,60', '310,60'],
      ['descent', '300,60', '300,145', '50,145', '50,170'],
      ['descent', '300,60', '300,145', '300,145', '300,170'],
      ['descent', '300,60', '300,145', '550,145', '550,170'],
      ['former', '230,230', '250,230'],
      ['couple', '350,230', '370,230'],
    ]);
  });

  test('R-3.3 the new partner of an ex is at the side, without a line, and a circle of partners ends', () => {
    const theirs = pair('tim', 'fleur');
    const [ex, fleur] = [
      person('tim', 'partner', null, [divorce, theirs]),
      person('fleur', 'partner', null, [theirs, pair('tim', 'fleur', '2020-01-01')]),
    ];
    const tree = familyTree(jan, [jan, sanne, noor, ex, fleur]);
    expect(tree.children[0]).toMatchObject({ person: sanne, partner: noor, former: [ex], apart: [fleur] });
    const { cards, lines } = treeLayout(tree, measures);
    expect(cards.map((one) => one.person.hashid)).toEqual(['jan', 'fleur', 'tim', 'sanne', 'noor']);
    expect(lines.map(({ kind }) => kind)).toEqual(['descent', 'former', 'couple']);
  });

  test('a parent alone has the line start under their card', () => {
    const { cards, lines } = treeLayout(familyTree(jan, [jan, bram]), measures);
    expect([cards[0]!.x, lines[0]?.points[0]]).toEqual([0, [50, 120]]);
  });

  test('everybody in the family appears once, and no card covers another', () => {
    const anyFamily = fc.array(fc.record({ partner: fc.boolean(), former: fc.nat(2) }), { maxLength: 12 });
    fc.assert(
      fc.property(anyFamily, (shapes) => {
        const people = shapes.flatMap((shape, i) => {
          const pairs = [
            ...Array.from({ length: shape.former }, (_, n) => pair(`c${i}`, `c${i}x${n}`, '2020-01-01')),
            ...(shape.partner ? [pair(`c${i}`, `c${i}p`)] : []),
          ];
          return [
            person(`c${i}`, 'child', null, pairs),
            ...pairs.map((one) => person(one.partner.hashid, 'partner', null, [one])),
          ];
        });
        const { cards } = treeLayout(familyTree(jan, [jan, ...people]), measures);
        expect(cards.map((one) => one.person.hashid).toSorted()).toEqual(
          ['jan', ...people.map(({ hashid }) => hashid)].toSorted(),
        );
        for (const a of cards)
          for (const b of cards)
            if (a !== b && a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(120 - 1e-6);
      }),
    );
  });

  const step = ({ cards }: ReturnType<typeof drawn>, from: string, key: WalkKey) =>
    walk(
      cards,
      cards.find((one) => one.person.hashid === from)!,
      key,
    ).person.hashid;

  test.each([
    ['jan', 'ArrowRight', 'marijke'],
    ['marijke', 'ArrowRight', 'marijke'],
    ['marijke', 'ArrowLeft', 'jan'],
    ['jan', 'ArrowLeft', 'jan'],
    ['bram', 'ArrowRight', 'tim'],
    ['late', 'ArrowLeft', 'noor'],
    ['tim', 'ArrowRight', 'sanne'],
    ['bram', 'ArrowDown', 'bram'],
    ['jan', 'ArrowUp', 'jan'],
    ['noor', 'Home', 'jan'],
    ['jan', 'End', 'late'],
    ['noor', 'ArrowUp', 'marijke'],
    ['tim', 'ArrowUp', 'jan'],
  ] as const)('from %s %s leads to %s', (from, key, to) => expect(step(drawn(), from, key)).toBe(to));

  test('up and down lead to the nearest of the next generation, even if one further down is closer', () => {
    const alone = (hashid: string, children: Couple<{ hashid: string }>[] = []): Couple<{ hashid: string }> => ({
      person: { hashid },
      partner: null,
      former: [],
      apart: [],
      children,
    });
    const { cards } = treeLayout(alone('top', [alone('left', [alone('a'), alone('b')]), alone('right')]), measures);
    const lead = (from: string, key: WalkKey) =>
      walk(
        cards,
        cards.find((one) => one.person.hashid === from)!,
        key,
      ).person.hashid;
    const x = (hashid: string) => cards.find((one) => one.person.hashid === hashid)!.x;
    expect([x('top') - x('b'), x('top') - x('left')]).toEqual([0, 65]);
    expect([lead('top', 'ArrowDown'), lead('b', 'ArrowUp'), lead('right', 'ArrowDown')]).toEqual(['left', 'left', 'b']);
    expect(['ArrowUp', 'Enter'].map(isWalkKey)).toEqual([true, false]);
  });
});
