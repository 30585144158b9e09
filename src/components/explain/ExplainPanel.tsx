import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { explainText as text } from '../../text/explain.ts';
import type { Explanation } from './explanation.ts';

/** The answer itself: the rule, the sum with the figure under a line, the article. */
export function ExplainPanel({ explanation: { rule, article, sum, note } }: { explanation: Explanation }) {
  return (
    <Box
      sx={{
        my: 1,
        pl: 2,
        py: 0.5,
        borderLeft: '3px solid',
        borderColor: 'divider',
        maxWidth: '68ch',
        breakInside: 'avoid',
      }}
    >
      <Typography variant="body2">{rule}</Typography>
      {sum.length > 0 && (
        <Box
          component="table"
          aria-label={text.sum}
          sx={{
            my: 1.5,
            width: '100%',
            maxWidth: 440,
            borderCollapse: 'collapse',
            fontSize: '0.875rem',
            '& tr:last-of-type > *': { borderTop: '1px solid', borderColor: 'text.secondary', fontWeight: 600 },
          }}
        >
          <tbody>
            {sum.map(({ label, value }, line) => (
              <tr key={`${line} ${label}`}>
                <Box
                  component="th"
                  scope="row"
                  sx={{ py: 0.5, pr: 2, textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' }}
                >
                  {label}
                </Box>
                <Box component="td" sx={{ py: 0.5, textAlign: 'right', whiteSpace: 'nowrap', verticalAlign: 'bottom' }}>
                  {value}
                </Box>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {[article, note].filter(Boolean).map((line) => (
        <Typography key={line} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
    </Box>
  );
}
