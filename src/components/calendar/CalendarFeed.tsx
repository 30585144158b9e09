import Typography from '@mui/material/Typography';
import { useGetCalendarQuery, useMakeCalendarMutation } from '../../store/modules/calendar/calendarApi.ts';
import { calendarText } from '../../text/calendar.ts';
import { FailedState } from '../FailedState.tsx';
import { InstantText } from '../InstantText.tsx';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { FeedAddress } from './FeedAddress.tsx';
import { FeedForm } from './FeedForm.tsx';
import { FeedState } from './FeedState.tsx';

const { feed: text } = calendarText;

/**
 * The address at which a calendar follows the viewer's loans: made, shown once, renewed, closed (docs/decisions/0011).
 */
export function CalendarFeed() {
  const { data, isError, refetch } = useGetCalendarQuery(undefined, { refetchOnMountOrArgChange: true });
  const [make, { data: made, isLoading }] = useMakeCalendarMutation();
  if (!data)
    return isError ? <FailedState title={text.failed} onRetry={() => void refetch()} /> : <ListSkeleton rows={1} />;
  // A password change ends the address too, and another tab can replace it.
  const works = made !== undefined && made.feed.created_at === data.feed?.created_at;
  return (
    <>
      {works && <FeedAddress url={made.url} />}
      {data.closed_at !== null && (
        <Typography sx={{ mb: 1.5 }}>
          {text.closedWithSessions} <InstantText instant={data.closed_at} day />.
        </Typography>
      )}
      {!works && data.feed && <FeedState feed={data.feed} />}
      <FeedForm feed={data.feed} busy={isLoading} onMake={(amounts) => void make({ amounts })} />
    </>
  );
}
