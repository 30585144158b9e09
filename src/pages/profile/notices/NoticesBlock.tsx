import { useDeferredValue } from 'react';
import { FailedState } from '../../../components/FailedState.tsx';
import { ListSkeleton } from '../../../components/ListSkeleton.tsx';
import { useGetNoticeChoicesQuery } from '../../../store/modules/notices/noticesApi.ts';
import { noticesText } from '../../../text/notices.ts';
import { profileParts } from '../anchors.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import { NoticeGroup } from './NoticeGroup.tsx';

const { choices: text } = noticesText;

/** The mails about my notices, kind by kind: at once, on Monday, or not. */
export function NoticesBlock() {
  const { data, isError, refetch } = useGetNoticeChoicesQuery();
  // Every kind with its three choices: drawn in slices when they arrive (docs/performance.md), and at once when one changes.
  const shown = useDeferredValue(data !== undefined);
  const groups = [...new Set(data?.map(({ group }) => group))];
  return (
    <ProfileBlock title={text.title} intro={text.intro} name={profileParts.mail}>
      {!data && isError && <FailedState title={text.failed} onRetry={() => void refetch()} />}
      {!shown && !isError && <ListSkeleton rows={3} />}
      {shown &&
        groups.map((group) => (
          <NoticeGroup key={group} title={group} choices={data?.filter((choice) => choice.group === group) ?? []} />
        ))}
    </ProfileBlock>
  );
}
