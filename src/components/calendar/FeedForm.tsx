import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CalendarFeed } from '../../../domain/wire/calendar.ts';
import { useCloseCalendarMutation } from '../../store/modules/calendar/calendarApi.ts';
import { calendarText } from '../../text/calendar.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Switch } from '../Switch.tsx';

const { feed: text } = calendarText;

interface FeedFormProps {
  /** The current address; null if there is none. */
  feed: CalendarFeed | null;
  busy: boolean;
  onMake: (amounts: boolean) => void;
}

/**
 * Asks for an address, or for another one, and closes it. An action that ends the current address is confirmed first
 * (docs/screens.md 6.8).
 */
export function FeedForm({ feed, busy, onMake }: FeedFormProps) {
  const [amounts, setAmounts] = useState(feed?.amounts ?? false);
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  const [close, { isLoading: closing }] = useCloseCalendarMutation();

  function renew(): void {
    setAsking(null);
    onMake(amounts);
  }
  async function end(): Promise<void> {
    await close({ done: text.ended });
    setAsking(null);
  }
  return (
    <>
      {!feed && <Typography sx={{ maxWidth: '68ch' }}>{text.text}</Typography>}
      <Typography sx={{ mb: 1, maxWidth: '68ch' }}>{text.warning}</Typography>
      <Switch
        label={text.amounts}
        hint={feed ? `${text.forNewOne} ${text.amountsHint}` : text.amountsHint}
        on={amounts}
        onChange={setAmounts}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" loading={busy} onClick={() => (feed ? setAsking('renew') : onMake(amounts))}>
          {feed ? text.renew : text.make}
        </Button>
        {feed && <Button onClick={() => setAsking('end')}>{text.end}</Button>}
      </Box>
      <ConfirmDialog
        open={asking === 'renew'}
        title={text.renewTitle}
        text={text.renewText}
        verb={text.renew}
        onConfirm={renew}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'end'}
        title={text.endTitle}
        text={text.endText}
        verb={text.end}
        busy={closing}
        onConfirm={() => void end()}
        onCancel={() => setAsking(null)}
      />
    </>
  );
}
