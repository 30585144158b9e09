import Typography from '@mui/material/Typography';
import type { CalendarFeed } from '../../../domain/wire/calendar.ts';
import { calendarText } from '../../text/calendar.ts';
import { InstantText } from '../InstantText.tsx';

const { feed: text } = calendarText;

/** An address that was made before: since when, with which contents, and whether a calendar uses it. */
export function FeedState({ feed: { created_at, read_at, amounts } }: { feed: CalendarFeed }) {
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {text.since} <InstantText instant={created_at} day />, {amounts ? text.with : text.without}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {read_at === null ? (
          text.unread
        ) : (
          <>
            {text.read} <InstantText instant={read_at} />.
          </>
        )}
      </Typography>
    </>
  );
}
