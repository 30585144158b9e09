import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ActivityLine } from '../../domain/wire/activity.ts';
import { componentsText } from '../text/components.ts';
import { InstantText } from './InstantText.tsx';

const { activity: text } = componentsText;

interface ActivityListProps {
  label: string;
  lines: readonly ActivityLine[];
  /** True if there are older lines; the button fetches them. */
  more: { busy: boolean; onAsk: () => void } | null;
}

/** Lines of a log, newest first: what was done, what it changed, when, and from where. */
export function ActivityList({ label, lines, more }: ActivityListProps) {
  return (
    <>
      <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map(({ n, at, text: sentence, from, changes }) => (
          <Box
            component="li"
            key={n}
            sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', '&:first-of-type': { pt: 0 } }}
          >
            <Typography sx={{ overflowWrap: 'anywhere' }}>{sentence}</Typography>
            {changes.length > 0 && (
              <Box
                component="ul"
                aria-label={text.changes}
                sx={{ listStyle: 'none', m: 0, my: 0.5, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}
              >
                {changes.map((change) => (
                  <Typography key={change.label} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                    {text.changed(change)}
                  </Typography>
                ))}
              </Box>
            )}
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <InstantText instant={at} />
              {from !== null && ` · ${text.from(from)}`}
            </Typography>
          </Box>
        ))}
      </Box>
      {more && (
        <Button variant="outlined" loading={more.busy} onClick={more.onAsk} sx={{ mt: 2.5 }}>
          {text.more}
        </Button>
      )}
    </>
  );
}
