import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { formatEuroShort } from '../../../../domain/money/format.ts';
import type { GiftMeter } from '../../../../domain/wire/gifts.ts';
import { giftsText as text } from '../../../text/gifts.ts';
import { ExplainFrame } from '../../../components/explain/ExplainFrame.tsx';
import { MeterBar } from '../../../components/gifts/MeterBar.tsx';
import { namesOf, recipientName } from '../../../components/gifts/meterNames.ts';
import { duties, headline, remarks, type Viewpoint } from './meterSentences.ts';

/** Loaded before somebody can open it: with the parts after the list (docs/performance.md). */
const MeterExplanation = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overview-parts" */ './MeterExplanation.tsx')).MeterExplanation,
}));

/** One giver and one recipient: the amount left, the duties, and the calculation. */
export function MeterCard({ meter, viewpoint }: { meter: GiftMeter; viewpoint: Viewpoint }) {
  const { people, year } = viewpoint;
  const { result, total, recipient } = meter;
  const must = duties(meter, viewpoint);
  return (
    <Box
      component="li"
      sx={{
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 1, borderBottomColor: 'divider' },
        breakInside: 'avoid',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          columnGap: 4,
          gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'center',
        }}
      >
        <Typography className="cijfers" sx={{ fontSize: '1.125rem', fontWeight: 600, textWrap: 'pretty' }}>
          {result ? headline(meter, viewpoint) : namesOf(recipient, people)}
        </Typography>
        <Box>
          {result && <MeterBar used={result.exempt} limit={result.limit} />}
          <Typography variant="body2" color="textSecondary" className="cijfers" sx={{ mt: 0.5 }}>
            {result
              ? text.used(formatEuroShort(result.exempt), formatEuroShort(result.limit))
              : text.givenWithoutFigures(formatEuroShort(total))}
          </Typography>
        </Box>
      </Box>
      {must.length > 0 && (
        <Typography className="cijfers" sx={{ mt: 1, maxWidth: '68ch' }}>
          {must.join(' ')}
        </Typography>
      )}
      {remarks(meter, viewpoint).map((line) => (
        <Typography key={line} variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '68ch' }}>
          {line}
        </Typography>
      ))}
      {result && (
        <ExplainFrame of={text.explainOf(recipientName(meter, people))}>
          <Suspense fallback={null}>
            <MeterExplanation meter={meter} year={year} />
          </Suspense>
        </ExplainFrame>
      )}
    </Box>
  );
}
