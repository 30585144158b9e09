import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuroShort } from '../../../../domain/money/format.ts';
import type { GiftMeter } from '../../../../domain/wire/gifts.ts';
import { giftsText as text } from '../../../text/gifts.ts';
import { Explain } from '../../../components/explain/Explain.tsx';
import { explainMeter } from '../../../components/gifts/explainMeter.ts';
import { MeterBar } from '../../../components/gifts/MeterBar.tsx';
import { namesOf, recipientName } from '../../../components/gifts/meterNames.ts';
import { duties, headline, remarks, type Viewpoint } from './meterSentences.ts';

/** One giver and one recipient: what may still be given, what has to be done, and how we know. */
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
      {result && <Explain of={text.explain.of(recipientName(meter, people))} explanation={explainMeter(meter, year)} />}
    </Box>
  );
}
