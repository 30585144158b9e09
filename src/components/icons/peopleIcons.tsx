import { lineIcon } from './lineIcon.tsx';

/** A key: has a login. */
export const KeyIcon = lineIcon(
  'KeyIcon',
  <path d="M14.6 9.4a4.3 4.3 0 1 0-3.1 4.1L13 15h2v2h2v2.5h3V16l-5.6-5.6M8.6 8.6v.1" />,
);
/** An envelope: was invited. */
export const LetterIcon = lineIcon('LetterIcon', <path d="M3.5 6h17v12.5h-17zM4 6.8l8 6.4 8-6.4" />);
/** A closed circle: is blocked. */
export const BlockedIcon = lineIcon(
  'BlockedIcon',
  <>
    <circle cx="12" cy="12" r="8.7" />
    <path d="M6 6l12 12" />
  </>,
);
/** A candle: passed away. */
export const CandleIcon = lineIcon(
  'CandleIcon',
  <path d="M9 10.5h6V20H9zM7 20h10M12 10.5V8.6M12 3.2c1.7 2 1.9 4.4 0 5.2-1.9-.8-1.7-3.2 0-5.2z" />,
);
/** Two rings apart: divorced. */
export const RingsApartIcon = lineIcon(
  'RingsApartIcon',
  <>
    <circle cx="6.8" cy="13" r="4.3" />
    <circle cx="17.2" cy="13" r="4.3" />
    <path d="M12 4v3.2M12 18.8V20" />
  </>,
);
export const RotateIcon = lineIcon('RotateIcon', <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4" />);
export const ZoomInIcon = lineIcon(
  'ZoomInIcon',
  <path d="M15.5 15.5 20 20M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM10.5 8v5M8 10.5h5" />,
);
export const ZoomOutIcon = lineIcon(
  'ZoomOutIcon',
  <path d="M15.5 15.5 20 20M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM8 10.5h5" />,
);
