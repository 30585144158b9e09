import { CalendarButton } from './calendar/CalendarButton.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

/**
 * A date near today: typed, or chosen from a calendar (docs/decisions/0034). For a day known by heart or read from an
 * old paper use DateField: in a calendar it is many presses away.
 */
export function DayField(field: Omit<DateFieldProps, 'calendar' | 'autoComplete'>) {
  return <DateField {...field} calendar={(button) => <CalendarButton {...button} />} />;
}
