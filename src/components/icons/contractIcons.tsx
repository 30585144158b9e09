import { lineIcon } from './lineIcon.tsx';

/** A gift with a bow. */
export const GiftIcon = lineIcon(
  'GiftIcon',
  <>
    <path d="M4.5 11.5v8h15v-8M3 7.8h18v3.7H3zM12 7.8v11.7" />
    <path d="M12 7.6C10.6 3.9 6.4 3.2 6.6 5.8 6.8 7.4 9.5 7.7 12 7.6c2.5.1 5.2-.2 5.4-1.8.2-2.6-4-1.9-5.4 1.8z" />
  </>,
);

/** Bars of one height: every month the same amount (annuity). */
export const EvenBarsIcon = lineIcon(
  'EvenBarsIcon',
  <path d="M4 20h16M6 16.5v-8M10 16.5v-8M14 16.5v-8M18 16.5v-8M4.5 5h15" />,
);

/** Falling bars: every month the same repayment, less interest each time (linear). */
export const FallingBarsIcon = lineIcon(
  'FallingBarsIcon',
  <path d="M4 20h16M6 16.5v-12M10 16.5V8M14 16.5v-5M18 16.5v-1.6" />,
);

/** A flat line that drops at the end: interest only, the sum at once (repayment-free). */
export const FlatLineIcon = lineIcon('FlatLineIcon', <path d="M4 20h16M4 7.5h13.5v9M15 14.3l2.5 2.6 2.5-2.6" />);
