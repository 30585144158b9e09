import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { pdfText } from '../../text/pdf.ts';
import { type PaperPart, wordsOf } from './paperText.ts';

const HEADINGS = {
  H1: { component: 'h3', variant: 'h3' },
  H2: { component: 'h4', variant: 'h4' },
  H3: { component: 'h5', variant: 'subtitle1' },
} as const;

const isHeading = (role: string): role is keyof typeof HEADINGS => role in HEADINGS;

const table = {
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', pr: 2, py: 0.75, borderBottom: 1, borderColor: 'divider' },
} as const;

function inner(part: PaperPart): ReactNode {
  return part.inside.map((one, at) => (typeof one === 'string' ? one : <Part key={at} part={one} />));
}

/** A part of a paper as the HTML element with the same meaning. */
function Part({ part }: { part: PaperPart }) {
  const { role } = part;
  if (wordsOf(part).trim() === '') return null;
  if (isHeading(role)) {
    return (
      <Typography {...HEADINGS[role]} sx={{ mt: 3, mb: 1, overflowWrap: 'anywhere' }}>
        {inner(part)}
      </Typography>
    );
  }
  switch (role) {
    case 'P':
      return <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>{inner(part)}</Typography>;
    case 'L':
      return (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1.5, pl: 0 }}>
          {inner(part)}
        </Box>
      );
    case 'LI':
      return (
        <Box component="li" sx={{ display: 'flex', gap: 1, mb: 1, overflowWrap: 'anywhere' }}>
          {inner(part)}
        </Box>
      );
    case 'LBody':
      return <Box sx={{ flex: 1, minWidth: 0 }}>{inner(part)}</Box>;
    case 'Table':
      return (
        // A schedule is wider than a phone: it scrolls separately, also by keyboard.
        <Box tabIndex={0} role="group" aria-label={pdfText.table} sx={{ overflowX: 'auto', mb: 2 }}>
          <Box component="table" className="cijfers" sx={table}>
            {rows(part)}
          </Box>
        </Box>
      );
    case 'TR':
      return <tr>{inner(part)}</tr>;
    case 'TH':
      return <th scope="col">{inner(part)}</th>;
    case 'TD':
      return <td>{inner(part)}</td>;
    default:
      return inner(part);
  }
}

/** An HTML table has its rows in a body, even if the paper has none. */
function rows(part: PaperPart): ReactNode {
  return part.inside.some((one) => typeof one !== 'string' && one.role === 'TR') ? (
    <tbody>{inner(part)}</tbody>
  ) : (
    part.inside.map((one, at) =>
      typeof one === 'string' ? null : one.role === 'THead' ? (
        <thead key={at}>{inner(one)}</thead>
      ) : (
        <tbody key={at}>{inner(one)}</tbody>
      ),
    )
  );
}

/** The parts of a paper, one below the other. */
export function PaperParts({ parts }: { parts: readonly PaperPart[] }) {
  return parts.map((part, at) => <Part key={at} part={part} />);
}
