import type { Flow, FlowKind } from '../../../../domain/overview/flows.ts';
import { moneyPictureText as text } from '../../../text/moneyPicture.ts';
import { AmountsTable } from './AmountsTable.tsx';
import type { Someone } from './people.ts';

const KINDS = ['open', 'given'] as const;

interface Pair {
  from: string;
  to: string;
  amounts: Partial<Record<FlowKind, number>>;
}

/** One row for two people, in the order of the drawing. */
function pairsOf(flows: readonly Flow[], people: ReadonlyMap<string, Someone>): Pair[] {
  const rank = (hashid: string) => people.get(hashid)?.rank ?? 0;
  const pairs = new Map<string, Pair>();
  for (const { from, to, kind, amount } of flows) {
    const key = `${from} ${to}`;
    pairs.set(key, { from, to, amounts: { ...pairs.get(key)?.amounts, [kind]: amount } });
  }
  return [...pairs.values()].toSorted((a, b) => rank(a.to) - rank(b.to) || rank(a.from) - rank(b.from));
}

/** The same as the drawing of the flows, in figures. */
export function FlowTable({ flows, people }: { flows: readonly Flow[]; people: ReadonlyMap<string, Someone> }) {
  const nameOf = (hashid: string) => people.get(hashid)?.name ?? '';
  return (
    <AmountsTable
      caption={text.flowsTable}
      head={`${text.from} – ${text.to.toLowerCase()}`}
      columns={KINDS}
      words={text.legend}
      rows={pairsOf(flows, people).map(({ from, to, amounts }) => ({
        key: `${from} ${to}`,
        name: text.pair(nameOf(from), nameOf(to)),
        amounts,
      }))}
    />
  );
}
