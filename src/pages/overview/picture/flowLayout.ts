import type { Flow } from '../../../../domain/overview/flows.ts';

/** All sizes are sixteenths of a rem, so that the drawing grows with the letters. */
export interface Placed {
  top: number;
  height: number;
}
export interface PlacedFlow extends Placed {
  flow: Flow;
  /** The upper edge of its band at both ends, and its width. */
  fromTop: number;
  toTop: number;
  width: number;
}
export interface FlowLayout {
  height: number;
  /** A person is in both when they gave and got. */
  givers: (Placed & { hashid: string })[];
  takers: (Placed & { hashid: string })[];
  /** In the order of reading: by receiver, then by giver. */
  flows: PlacedFlow[];
}

/** A row is easy to press, whatever the amount. */
const ROW = 44;
/** A circle with a name of two lines under it. */
const PERSON = 84;
const GAP = 12;
/** The widest band, and the narrowest that can be seen. */
const WIDEST = 52;
const NARROWEST = 3;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Moves boxes apart, keeping their order and staying as near as possible to where they want to be. */
function apart(wanted: readonly number[], heights: readonly number[], room: number): number[] {
  const tops: number[] = [];
  wanted.forEach((top, i) => tops.push(Math.max(top, i === 0 ? 0 : (tops[i - 1] ?? 0) + (heights[i - 1] ?? 0) + GAP)));
  let bottom = room;
  for (let i = tops.length - 1; i >= 0; i--) {
    const top = Math.min(tops[i] ?? 0, bottom - (heights[i] ?? 0));
    tops[i] = top;
    bottom = top - GAP;
  }
  return tops;
}

/**
 * Places the people who gave on one side and those who got on the other, both in the given order, and a band between them
 * for each flow.
 * @param rank the place of a person in the order of the family, by hashid
 */
export function flowLayout(flows: readonly Flow[], rank: (hashid: string) => number): FlowLayout {
  const inOrder = flows.toSorted(
    (a, b) => rank(a.to) - rank(b.to) || rank(a.from) - rank(b.from) || b.kind.localeCompare(a.kind),
  );
  const most = Math.max(...flows.map(({ amount }) => amount));
  const widthOf = ({ amount }: Flow) => Math.max(NARROWEST, (amount / most) * WIDEST);
  const rowOf = (flow: Flow) => Math.max(ROW, widthOf(flow) + 8);
  const people = (side: 'from' | 'to') =>
    [...new Set(inOrder.map((flow) => flow[side]))].toSorted((a, b) => rank(a) - rank(b));

  const takers = people('to').map((hashid) => {
    const own = inOrder.filter(({ to }) => to === hashid);
    return { hashid, own, height: Math.max(PERSON, sum(own.map(rowOf))) };
  });
  const givers = people('from').map((hashid) => {
    const own = inOrder.filter(({ from }) => from === hashid);
    return { hashid, own, height: Math.max(PERSON, sum(own.map(widthOf))) };
  });
  const tall = (sizes: readonly { height: number }[]) =>
    sum(sizes.map(({ height }) => height)) + GAP * (sizes.length - 1);
  const height = Math.max(tall(takers), tall(givers));

  const rows = new Map<Flow, Placed>();
  let top = (height - tall(takers)) / 2;
  const placedTakers = takers.map(({ hashid, own, height: high }) => {
    let row = top + (high - sum(own.map(rowOf))) / 2;
    for (const flow of own) {
      rows.set(flow, { top: row, height: rowOf(flow) });
      row += rowOf(flow);
    }
    const placed = { hashid, top, height: high };
    top += high + GAP;
    return placed;
  });
  const middleOf = (flow: Flow) => (rows.get(flow)?.top ?? 0) + (rows.get(flow)?.height ?? 0) / 2;

  const wanted = givers.map(({ own, height: high }) => {
    const weight = sum(own.map(widthOf));
    return sum(own.map((flow) => middleOf(flow) * widthOf(flow))) / weight - high / 2;
  });
  const tops = apart(
    wanted,
    givers.map(({ height: high }) => high),
    height,
  );
  const starts = new Map<Flow, number>();
  const placedGivers = givers.map(({ hashid, own, height: high }, i) => {
    const at = tops[i] ?? 0;
    let start = at + (high - sum(own.map(widthOf))) / 2;
    for (const flow of own) {
      starts.set(flow, start);
      start += widthOf(flow);
    }
    return { hashid, top: at, height: high };
  });
  return {
    height,
    givers: placedGivers,
    takers: placedTakers,
    flows: inOrder.map((flow) => {
      const { top: rowTop, height: rowHeight } = rows.get(flow) ?? { top: 0, height: 0 };
      const width = widthOf(flow);
      return {
        flow,
        top: rowTop,
        height: rowHeight,
        fromTop: starts.get(flow) ?? 0,
        toTop: middleOf(flow) - width / 2,
        width,
      };
    }),
  };
}
