import { useState } from 'react';
import { todayInAmsterdam } from '../../domain/dates/today.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';

/** The date in the Netherlands when the screen opened; it stays the same while the screen is open. */
export function useToday(): IsoDate {
  const [today] = useState(() => todayInAmsterdam(Date.now()));
  return today;
}
