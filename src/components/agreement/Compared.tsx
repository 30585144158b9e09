import Box from '@mui/material/Box';
import { proposalsText as text } from '../../text/proposals.ts';
import type { DataRow } from '../DataList.tsx';

const cellSx = {
  py: 1,
  pr: 2,
  textAlign: 'left',
  fontWeight: 400,
  verticalAlign: 'top',
  borderBottom: '1px solid var(--mui-palette-divider)',
  overflowWrap: 'anywhere',
} as const;

export interface ComparedWords {
  point: string;
  none: string;
}

interface ComparedProps {
  now: readonly DataRow[];
  then: readonly DataRow[];
  /** The heading above each. */
  heads: readonly [now: string, then: string];
  /** The head above the names, and the word for an absent value; without it those of an agreement. */
  words?: ComparedWords;
}

/** The points of an agreement that differ, each with both values side by side. */
export function Compared({ now, then, heads, words = text }: ComparedProps) {
  const labels = [...new Set([...now, ...then].map(({ label }) => label))];
  const valueIn = (points: readonly DataRow[], wanted: string) => points.find(({ label }) => label === wanted)?.value;
  const rows = labels
    .map((label) => ({ label, before: valueIn(now, label), after: valueIn(then, label) }))
    .filter(({ before, after }) => before !== after);
  return (
    <Box
      component="table"
      sx={{
        mt: 2,
        width: '100%',
        maxWidth: '44rem',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        '& th, & td': cellSx,
        '& td:last-of-type': { fontWeight: 600 },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{words.point}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before ?? words.none}</td>
            <td>{after ?? words.none}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
