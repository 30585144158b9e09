import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { RefObject } from 'react';
import { isIsoDate, type IsoDate } from '../../../domain/dates/isoDate.ts';
import { componentsText } from '../../text/components.ts';
import { formsText } from '../../text/forms.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { dayOnDevice, deviceDate } from './deviceDate.ts';
import { DutchDays } from './DutchDays.ts';

const short = new Intl.DateTimeFormat('nl-NL', { weekday: 'short' });
/** A day in another year is typed. */
const DAYS = ['day'] as const;

/** Days of 44 px, narrower when seven of them do not fit; the library's own calendar is 320 px wide, whatever holds it. */
const calendarSx = {
  width: '100%',
  height: 'auto',
  maxHeight: 'none',
  '& .MuiPickersCalendarHeader-root': { mt: 0, pl: 1.5, pr: 0, minHeight: 44, maxHeight: 'none' },
  '& .MuiPickersCalendarHeader-labelContainer': { cursor: 'default', fontWeight: 600 },
  '& .MuiDayCalendar-weekDayLabel': { flex: '1 1 0', width: 'auto', m: 0 },
  '& .MuiDayCalendar-slideTransition': { minHeight: 6 * 44 },
  '& .MuiDayCalendar-weekContainer': { m: 0 },
  '& .MuiPickerDay-root': {
    flex: '1 1 0',
    width: 'auto',
    minWidth: 0,
    height: 44,
    m: 0,
    borderRadius: '10px',
    fontSize: '1rem',
    // Inside: the month clips anything around a day.
    '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -4, boxShadow: 'none' },
  },
} as const;

/** In the middle of a phone, where the button that opened it may lie anywhere; also when turned while open. */
const middle = { inset: '0 !important', m: 'auto', height: 'fit-content' } as const;

interface CalendarPanelProps {
  /** The button that opened it: the panel is below its field, and returns the focus to it. */
  anchor: RefObject<HTMLElement | null>;
  /** Its name for a screen reader. */
  name: string;
  /** The field's value: the month of that day is shown, or this month. */
  value: string;
  onChosen: (date: IsoDate) => void;
  onClose: () => void;
}

/** The calendar itself: MUI X's, in a panel of ours. It is fetched when a button first needs it (CalendarButton). */
export function CalendarPanel({ anchor, name, value, onChosen, onClose }: CalendarPanelProps) {
  const phone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  return (
    <Popover
      open
      onClose={onClose}
      anchorReference={phone ? 'none' : 'anchorEl'}
      anchorEl={() => anchor.current?.closest('.MuiInputBase-root') ?? anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      marginThreshold={4}
      transitionDuration={0}
      slotProps={{
        backdrop: { invisible: !phone },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': name,
          sx: {
            width: 'min(328px, calc(100vw - 8px))',
            maxWidth: 'none',
            maxHeight: 'calc(100% - 8px)',
            overflowX: 'hidden',
            border: 1,
            borderColor: 'divider',
            bgcolor: 'surface.raised',
            ...(phone && middle),
          },
        },
      }}
    >
      <Box sx={{ px: { xs: 0, sm: 1 }, py: 1 }}>
        <LocalizationProvider
          dateAdapter={DutchDays}
          localeText={{ previousMonth: formsText.previousMonth, nextMonth: formsText.nextMonth }}
        >
          <DateCalendar
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by key, it continues by key
            autoFocus
            reduceAnimations
            views={DAYS}
            value={isIsoDate(value) ? deviceDate(value) : null}
            onChange={(day) => day && onChosen(dayOnDevice(day))}
            dayOfWeekFormatter={(day) => short.format(day)}
            slots={{ day: CalendarDay }}
            sx={calendarSx}
          />
        </LocalizationProvider>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1 }}>
          <Button onClick={onClose}>{componentsText.close}</Button>
        </Box>
      </Box>
    </Popover>
  );
}
