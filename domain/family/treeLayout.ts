import { hierarchy, tree, type HierarchyPointNode } from 'd3-hierarchy';
import type { Couple, FamilyTree } from './familyTree.ts';

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
  /** The start of the row of separate people; null if there are none. */
  besideTop: number | null;
}

type Drawing<Person> = Omit<TreeLayout<Person>, 'besideTop'>;

/**
 * A couple as one wide node: the relatives of former partners on the left, the former partners, then the person,
 * then the current partner.
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

/** One tree; its top left corner is 0, 0. */
function drawingOf<Person>(root: Couple<Person>, measures: TreeMeasures): Drawing<Person> {
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
    children.flatMap((child) => {
      const under: readonly string[] = child.data.under ?? ['person'];
      return placed.get(child)?.filter((one) => under.includes(one.place)) ?? [];
    });

  const cards = [...placed.values()].flat();
  return {
    width: Math.max(...cards.map(({ x }) => x + card.width)),
    height: Math.max(...cards.map(({ y }) => y + card.height)),
    cards,
    lines: nodes.flatMap((node) => linesOf(placed.get(node) ?? [], heads(node.children), measures)),
  };
}

/** Drawings next to each other, and on a next row if they would be wider than `room`; the first corner is 0, `top`. */
function inRows<Person>(
  drawings: readonly Drawing<Person>[],
  { top, room, gap }: { top: number; room: number; gap: number },
): Drawing<Person> {
  const all: Drawing<Person> = { width: 0, height: top, cards: [], lines: [] };
  let [left, row] = [0, top];
  for (const { width, height, cards, lines } of drawings) {
    if (left > 0 && left + width > room) [left, row] = [0, all.height + gap];
    const [dx, dy] = [left, row];
    all.cards.push(...cards.map((one) => ({ ...one, x: one.x + dx, y: one.y + dy })));
    all.lines.push(
      ...lines.map(({ kind, points }) => ({ kind, points: points.map(([x, y]) => [x + dx, y + dy] as const) })),
    );
    all.width = Math.max(all.width, dx + width);
    all.height = Math.max(all.height, dy + height);
    left += width + gap;
  }
  return all;
}

/** How many cards fit next to each other in the row of separate people, however narrow the tree is. */
const FEWEST_IN_ROW = 4;

/**
 * Draws the family: couples as one wide node, their children under them, separate people below it all, nothing
 * overlapping; the top left corner is 0, 0.
 */
export function treeLayout<Person>(family: FamilyTree<Person>, measures: TreeMeasures): TreeLayout<Person> {
  const { card, siblingGap: gap, rowGap } = measures;
  const drawn = (couples: readonly Couple<Person>[]) => couples.map((couple) => drawingOf(couple, measures));
  const main = inRows(drawn(family.trees), { top: 0, room: Infinity, gap });
  if (family.beside.length === 0) return { ...main, besideTop: null };
  const besideTop = main.height + rowGap;
  const room = Math.max(main.width, FEWEST_IN_ROW * (card.width + gap));
  const beside = inRows(drawn(family.beside), { top: besideTop, room, gap });
  return {
    width: Math.max(main.width, beside.width),
    height: beside.height,
    cards: [...main.cards, ...beside.cards],
    lines: [...main.lines, ...beside.lines],
    besideTop,
  };
}
