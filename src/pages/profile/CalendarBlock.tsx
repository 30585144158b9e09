import { CalendarFeed } from '../../components/calendar/CalendarFeed.tsx';
import { calendarText } from '../../text/calendar.ts';
import { profileParts } from './anchors.ts';
import { ProfileBlock } from './ProfileBlock.tsx';

const { feed: text } = calendarText;

/** Shows whether a calendar follows my loans, and how to end that. */
export function CalendarBlock() {
  return (
    <ProfileBlock title={text.block} intro={text.intro} name={profileParts.calendar}>
      <CalendarFeed />
    </ProfileBlock>
  );
}
