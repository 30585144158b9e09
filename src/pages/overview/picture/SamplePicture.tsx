import Box from '@mui/material/Box';
import { emptyOverviewText } from '../../../text/emptyOverview.ts';
import type { Flow } from '../../../../domain/overview/flows.ts';
import { FlowDrawing } from './FlowDrawing.tsx';
import type { Someone } from './people.ts';

const { people: names } = emptyOverviewText;

const PEOPLE = new Map<string, Someone>(
  Object.entries(names).map(([hashid, [name, word]], rank) => [
    hashid,
    { person: { hashid, firstname: word, infix: '', lastname: '' }, relation: null, name, rank },
  ]),
);

const flow = (from: keyof typeof names, to: keyof typeof names, kind: Flow['kind'], amount: number): Flow => ({
  ...{ from, to, kind, amount },
  contracts: [],
});

const FLOWS = [
  flow('self', 'daughter', 'open', 40_000_00),
  flow('partner', 'daughter', 'given', 6_000_00),
  flow('self', 'son', 'open', 15_000_00),
  flow('partner', 'son', 'given', 6_000_00),
];

/**
 * A faded preview of the overview: the drawing of flows, of roles instead of people. It is decoration:
 * nothing in it can be reached or is read aloud, and it is not printed.
 */
export function SamplePicture() {
  return (
    <Box
      aria-hidden
      inert
      className="niet-afdrukken"
      sx={{ width: '100%', opacity: 0.5, filter: 'saturate(0.6)', pointerEvents: 'none', userSelect: 'none' }}
    >
      <FlowDrawing flows={FLOWS} people={PEOPLE} />
    </Box>
  );
}
