import type { IsoDate } from '../../domain/dates/isoDate.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';

/** The words of the sample family that anybody may view. */
export const sampleText = {
  name: 'Voorbeeldfamilie',
  standing: (day: IsoDate) => `Stand van ${formatDateLong(day)}. Er wordt niets bewaard.`,
  register: 'Maak een account',
  back: 'Terug',
  refused: 'Dit is een voorbeeld. Er wordt niets bewaard.',
  notHere: {
    title: 'Dit zit niet in het voorbeeld',
    text: 'In het voorbeeld kijk je alleen rond. Met een eigen account kun je meer.',
    home: 'Naar overzicht',
  },
  noFile: 'Papieren zitten niet in het voorbeeld. Bij Welkom staan een contract en een jaaropgave om te lezen.',
} as const;
