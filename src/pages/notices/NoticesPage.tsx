import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PaperDrawing } from '../../components/drawings/PaperDrawing.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { useKeptFocus } from '../../components/useKeptFocus.ts';
import { paths } from '../../paths.ts';
import { useGetContractsQuery } from '../../store/modules/contracts/contractsApi.ts';
import { useGetNoticesInfiniteQuery, useReadNoticesMutation } from '../../store/modules/notices/noticesApi.ts';
import { noticesText as text } from '../../text/notices.ts';
import { Contested } from './Contested.tsx';
import { NoticeList } from './NoticeList.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';
import { Waits } from './Waits.tsx';

/** /meldingen: the reader's notices. Opening it marks all as read; the new ones stay highlighted until they leave. */
export function NoticesPage() {
  useKeptFocus();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useGetNoticesInfiniteQuery(
    undefined,
    { refetchOnMountOrArgChange: true },
  );
  const [read] = useReadNoticesMutation();
  const contracts = useGetContractsQuery();
  const notices = data?.pages.flatMap((page) => page.notices);
  const newest = notices?.[0]?.n;
  const unread = (data?.pages[0]?.unread ?? 0) > 0;
  useEffect(() => {
    if (unread && newest !== undefined) void read({ until: newest });
  }, [read, unread, newest]);
  // The waiting items are above the list, and load with it: later they would push the list down under a finger.
  const known = (notices !== undefined || isError) && !contracts.isLoading;
  return (
    <Page
      title={text.title}
      intro={text.intro}
      actions={
        <Button component={Link} to={paths.profiel} variant="outlined">
          {text.toChoices}
        </Button>
      }
    >
      <Contested />
      <Unconfirmed />
      {!known && <ListSkeleton rows={4} />}
      {known && <Waits />}
      {known && !notices && <FailedState title={text.failed} onRetry={() => void refetch()} />}
      {known && notices?.length === 0 && (
        <EmptyState title={text.empty} hint={text.emptyHint} drawing={<PaperDrawing />} />
      )}
      {known && notices && notices.length > 0 && <NoticeList notices={notices} />}
      {known && hasNextPage && (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 2.5 }}>
          {text.more}
        </Button>
      )}
    </Page>
  );
}
