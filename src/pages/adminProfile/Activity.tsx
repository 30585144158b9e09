import Typography from '@mui/material/Typography';
import { ActivityList } from '../../components/ActivityList.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { useGetAdministratorActivityInfiniteQuery } from '../../store/modules/administrators/administratorsApi.ts';
import { adminText } from '../../text/admin.ts';

const { profile: text } = adminText;

/** Lists this person's acts as administrator, and their logins. */
export function Activity({ id }: { id: string }) {
  const { currentData, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useGetAdministratorActivityInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  const lines = currentData?.pages.flatMap((page) => page.lines);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {text.activityIntro}
      </Typography>
      {!lines && isError && <FailedState title={text.activityFailed} onRetry={() => void refetch()} />}
      {!lines && !isError && <ListSkeleton rows={3} />}
      {lines?.length === 0 && <Typography>{text.noActivity}</Typography>}
      {lines && lines.length > 0 && (
        <ActivityList
          label={text.activityList}
          lines={lines}
          more={hasNextPage ? { busy: isFetchingNextPage, onAsk: () => void fetchNextPage() } : null}
        />
      )}
    </>
  );
}
