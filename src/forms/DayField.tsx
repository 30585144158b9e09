import { CalendarButton } from './calendar/CalendarButton.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

/**
 * A date near today: typed as any other, or chosen from a calendar (docs/decisions/0034). A day that somebody knows by
 * heart or reads from an old paper is a DateField: in a calendar it is many presses away.
 */
export function DayField(field: Omit<DateFieldProps, 'calendar' | 'autoComplete'>) {
  return <DateField {...field} calendar={(button) => <CalendarButton {...button} />} />;
}
