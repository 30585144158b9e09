import { formatISO } from 'date-fns/formatISO';
import { dateParts, type IsoDate } from '../../../domain/dates/isoDate.ts';

/** The start of a day in the zone of this device, as the calendar component counts. */
export function deviceDate(date: IsoDate): Date {
  const { year, month, day } = dateParts(date);
  return new Date(year, month, day);
}

/** The day that a Date is in the zone of this device. */
export const dayOnDevice = (date: Date): IsoDate => formatISO(date, { representation: 'date' });
