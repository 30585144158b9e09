import Box from '@mui/material/Box';
import type { Flow, FlowKind } from '../../../../domain/overview/flows.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { moneyPictureText as text } from '../../../text/moneyPicture.ts';
import { amountsTable } from './amountsTable.ts';
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
  const sum = (kind: FlowKind) =>
    flows.filter((flow) => flow.kind === kind).reduce((total, { amount }) => total + amount, 0);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" sx={amountsTable}>
        <caption style={{ padding: 0, height: 0 }}>
          <VisuallyHidden>{text.flowsTable}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="naam">
              {`${text.from} – ${text.to.toLowerCase()}`}
            </th>
            {KINDS.map((kind) => (
              <th key={kind} scope="col">
                {text.legend[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairsOf(flows, people).map(({ from, to, amounts }) => (
            <tr key={`${from} ${to}`}>
              <th scope="row" className="naam">
                {text.pair(nameOf(from), nameOf(to))}
              </th>
              {KINDS.map((kind) => (
                <td key={kind} data-kolom={text.legend[kind]} className="cijfers">
                  {formatEuro(amounts[kind] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="naam">
              {text.total}
            </th>
            {KINDS.map((kind) => (
              <td key={kind} data-kolom={text.legend[kind]} className="cijfers">
                {formatEuro(sum(kind))}
              </td>
            ))}
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}
