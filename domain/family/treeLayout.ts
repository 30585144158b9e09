import { hierarchy, tree, type HierarchyPointNode } from 'd3-hierarchy';
import type { Couple } from './familyTree.ts';

/** The measures of a drawing, in its own units (pixels on a screen, points on paper). */
export interface TreeMeasures {
  card: { width: number; height: number };
  /** The space between partners. */
  coupleGap: number;
  /** The space between brothers and sisters. */
  siblingGap: number;
  /** Between parents and children. */
  rowGap: number;
}

/** The position of a person: the top left corner of their card. */
export interface Card<Person> {
  person: Person;
  x: number;
  y: number;
  place: 'person' | 'partner' | 'former' | 'apart';
}

/** A line of the drawing, as corners to go through. */
export interface TreeLine {
  kind: 'couple' | 'former' | 'descent';
  points: readonly (readonly [x: number, y: number])[];
}

export interface TreeLayout<Person> {
  width: number;
  height: number;
  /** In reading order: a couple, then its children from left to right. */
  cards: Card<Person>[];
  lines: TreeLine[];
}

/**
 * A couple as one wide node: who belongs to those of before on the left, those of before, then the person, then the
 * partner of today.
 */
function members<Person>({ person, partner, former, apart }: Couple<Person>): Pick<Card<Person>, 'person' | 'place'>[] {
  return [
    ...apart.map((other) => ({ person: other, place: 'apart' as const })),
    ...former.map((ex) => ({ person: ex, place: 'former' as const })),
    { person, place: 'person' as const },
    ...(partner === null ? [] : [{ person: partner, place: 'partner' as const }]),
  ];
}

function cardsOf<Person>(
  node: HierarchyPointNode<Couple<Person>>,
  left: number,
  { card, coupleGap }: TreeMeasures,
): Card<Person>[] {
  return members(node.data).map((member, i) => ({ ...member, x: left + i * (card.width + coupleGap), y: node.y }));
}

function linesOf<Person>(
  cards: readonly Card<Person>[],
  children: readonly Card<Person>[],
  { card, coupleGap, rowGap }: TreeMeasures,
): TreeLine[] {
  const person = cards.find(({ place }) => place === 'person');
  if (!person) return [];
  const middle = person.y + card.height / 2;
  const bound = cards.filter(({ place }) => place !== 'apart');
  const bonds = bound.slice(1).map(({ x, place }): TreeLine => ({
    kind: place === 'partner' ? 'couple' : 'former',
    points: [
      [x - coupleGap, middle],
      [x, middle],
    ],
  }));
  const hasPartner = cards.some(({ place }) => place === 'partner');
  const from: readonly [x: number, y: number] = hasPartner
    ? [person.x + card.width + coupleGap / 2, middle]
    : [person.x + card.width / 2, person.y + card.height];
  const turn = person.y + card.height + rowGap / 2;
  const descents = children.map(({ x, y }): TreeLine => {
    const to = x + card.width / 2;
    return { kind: 'descent', points: [from, [from[0], turn], [to, turn], [to, y]] };
  });
  return [...bonds, ...descents];
}

/**
 * Draws the family: couples as one wide node, their children under them, nothing over another; the top left corner is
 * 0, 0.
 */
export function treeLayout<Person>(root: Couple<Person>, measures: TreeMeasures): TreeLayout<Person> {
  const { card, coupleGap, siblingGap, rowGap } = measures;
  const widthOf = (couple: Couple<Person>) => members(couple).length * (card.width + coupleGap) - coupleGap;
  const place = tree<Couple<Person>>()
    .nodeSize([1, card.height + rowGap])
    .separation((a, b) => (widthOf(a.data) + widthOf(b.data)) / 2 + siblingGap);
  const nodes = place(hierarchy(root)).descendants();
  const leftmost = Math.min(...nodes.map((node) => node.x - widthOf(node.data) / 2));
  const placed = new Map(
    nodes.map((node) => [node, cardsOf(node, node.x - widthOf(node.data) / 2 - leftmost, measures)]),
  );
  const heads = (children: typeof nodes = []) =>
    children.flatMap((child) => placed.get(child)?.filter((one) => one.place === 'person') ?? []);

  const cards = [...placed.values()].flat();
  return {
    width: Math.max(...cards.map(({ x }) => x + card.width)),
    height: Math.max(...cards.map(({ y }) => y + card.height)),
    cards,
    lines: nodes.flatMap((node) => linesOf(placed.get(node) ?? [], heads(node.children), measures)),
  };
}
