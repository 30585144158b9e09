import fc from 'fast-check';
import type { Partnership, RelationType } from '../wire/user.ts';
import { familyTree } from './familyTree.ts';
import { type TreeMeasures, treeLayout } from './treeLayout.ts';
import { isWalkKey, walk } from './walk.ts';

const pair = (self: string, partner: string, until: string | null = null): Partnership => ({
  self: { hashid: self },
  partner: { hashid: partner, firstname: partner },
  from: null,
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

  test('who may not see the founder stands at the head, or the one whose partner they are', () => {
    const seen = [sanne, noor];
    expect(familyTree(sanne, seen)).toMatchObject({ person: sanne, partner: noor, children: [] });
    expect(familyTree(noor, seen)).toMatchObject({ person: sanne, partner: noor });
    expect(familyTree(tim, [tim])).toEqual({ person: tim, partner: null, former: [], apart: [], children: [] });
  });
});

describe('the drawing of a family', () => {
  const layout = treeLayout(familyTree(jan, family), measures);
  const card = (hashid: string) => layout.cards.find((one) => one.person.hashid === hashid)!;

  test('partners stand beside each other, an ex on the other side, children one row lower', () => {
    expect(card('marijke').x - card('jan').x).toBe(120);
    expect([card('sanne').x - card('tim').x, card('noor').x - card('sanne').x]).toEqual([120, 120]);
    expect(card('bram').y - card('jan').y).toBe(170);
    expect([Math.min(...layout.cards.map(({ x }) => x)), card('jan').y]).toEqual([0, 0]);
    expect([layout.width, layout.height]).toEqual([Math.max(...layout.cards.map(({ x }) => x)) + 100, 290]);
  });

  test('a line between partners, another kind to an ex, and a line from between the parents to each child', () => {
    const kinds = layout.lines.map(({ kind }) => kind);
    expect(
      [
        kinds.filter((kind) => kind === 'couple'),
        kinds.filter((kind) => kind === 'former'),
        kinds.filter((kind) => kind === 'descent'),
      ].map(({ length }) => length),
    ).toEqual([2, 1, 3]);
    for (const { points } of layout.lines.filter(({ kind }) => kind === 'descent'))
      expect(points[0]).toEqual([card('jan').x + 110, 60]);
    const ends = layout.lines.filter(({ kind }) => kind === 'descent').map(({ points }) => points.at(-1));
    expect(ends).toEqual(['bram', 'sanne', 'late'].map((child) => [card(child).x + 50, card(child).y]));
  });

  test('R-3.3 the new partner of an ex stands at the side, without a line, and a circle of partners ends', () => {
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
    expect(lines[0]?.points[0]).toEqual([cards[0]!.x + 50, 120]);
  });

  test('whoever is in the family stands in it once, and nobody over another', () => {
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

  test.each([
    ['jan', 'ArrowRight', 'marijke'],
    ['marijke', 'ArrowRight', 'marijke'],
    ['marijke', 'ArrowLeft', 'jan'],
    ['bram', 'ArrowRight', 'tim'],
    ['tim', 'ArrowRight', 'sanne'],
    ['bram', 'ArrowDown', 'bram'],
    ['jan', 'ArrowUp', 'jan'],
    ['noor', 'Home', 'jan'],
    ['jan', 'End', 'late'],
  ] as const)('from %s %s leads to %s', (from, key, to) =>
    expect(walk(layout.cards, card(from), key).person.hashid).toBe(to),
  );

  test('up and down lead to the nearest of the next generation', () => {
    expect(['jan', 'marijke']).toContain(walk(layout.cards, card('sanne'), 'ArrowUp').person.hashid);
    expect(walk(layout.cards, card('jan'), 'ArrowDown').y).toBe(170);
    expect(['ArrowUp', 'Enter'].map(isWalkKey)).toEqual([true, false]);
  });
});
