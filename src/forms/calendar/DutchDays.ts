import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { nl } from 'date-fns/locale/nl';
import { serverNow } from '../../store/api/serverTime.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { deviceDate } from './deviceDate.ts';

/** How the calendar counts: in Dutch, from Monday, and its today is the day in the Netherlands wherever one is. */
export class DutchDays extends AdapterDateFns {
  constructor() {
    super({ locale: nl });
    const read = this.date;
    const today = deviceDate(todayInAmsterdam(serverNow()));
    this.date = (value) => (value === undefined ? (today as ReturnType<typeof read<typeof value>>) : read(value));
  }
}
