import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { ActivityList } from '../../components/ActivityList.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { useGetActivityInfiniteQuery } from '../../store/modules/activity/activityApi.ts';
import { profileText } from '../../text/profile.ts';
import { profileParts } from './anchors.ts';
import { ProfileBlock } from './ProfileBlock.tsx';

const { activity: text } = profileText;

/** Shows the acts in the family: the log that nobody can change. */
export function ActivityBlock() {
  // Refetch on every visit, so that acts on this page are in the list at the next visit.
  const {
    data: arrived,
    isError,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useGetActivityInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  // Drawn in slices (docs/performance.md).
  const lines = useDeferredValue(arrived)?.pages.flatMap((page) => page.lines);
  return (
    <ProfileBlock title={text.title} intro={text.intro} name={profileParts.activity}>
      {!lines && isError && <FailedState title={text.failed} onRetry={() => void refetch()} />}
      {!lines && !isError && <ListSkeleton rows={3} />}
      {lines?.length === 0 && <Typography>{text.empty}</Typography>}
      {lines && lines.length > 0 && (
        <ActivityList
          label={text.list}
          lines={lines}
          more={hasNextPage ? { busy: isFetchingNextPage, onAsk: () => void fetchNextPage() } : null}
        />
      )}
    </ProfileBlock>
  );
}
