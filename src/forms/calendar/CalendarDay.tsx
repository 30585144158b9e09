import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import type { KeyboardEvent } from 'react';

const whole = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** The library goes forward on Page Up; the W3C pattern goes back. */
const TURNED: Readonly<Record<string, string>> = { PageUp: 'PageDown', PageDown: 'PageUp' };

function turned(event: KeyboardEvent<HTMLButtonElement>): KeyboardEvent<HTMLButtonElement> {
  const key = TURNED[event.key];
  return key === undefined ? event : { ...event, key, preventDefault: () => event.preventDefault() };
}

/** One day of the calendar; its label is the full date: 'dinsdag 24 november 2026'. */
export function CalendarDay({ onKeyDown, ...day }: PickerDayProps) {
  return (
    <PickerDay {...day} aria-label={whole.format(day.day)} onKeyDown={(event, on) => onKeyDown?.(turned(event), on)} />
  );
}
