import { lineIcon } from './lineIcon.tsx';

export const CheckIcon = lineIcon('CheckIcon', <path d="m5 12.5 4.5 4.5L19 7.5" />);
export const CloseIcon = lineIcon('CloseIcon', <path d="M6 6l12 12M18 6 6 18" />);
export const PlusIcon = lineIcon('PlusIcon', <path d="M12 5v14M5 12h14" />);
export const ArrowRightIcon = lineIcon('ArrowRightIcon', <path d="M5 12h14M13.5 6.5 19 12l-5.5 5.5" />);
export const EyeIcon = lineIcon(
  'EyeIcon',
  <>
    <path d="M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
);
export const EyeOffIcon = lineIcon(
  'EyeOffIcon',
  <path d="M4 4l16 16M9.9 6.1c.7-.2 1.4-.3 2.1-.3 6 0 9.5 6.2 9.5 6.2a17 17 0 0 1-2.7 3.3M6.2 7.7C3.8 9.4 2.5 12 2.5 12s3.5 6.2 9.5 6.2c1.5 0 2.9-.4 4-1M9.9 9.9a2.9 2.9 0 0 0 4.2 4.2" />,
);
export const ErrorIcon = lineIcon(
  'ErrorIcon',
  <>
    <circle cx="12" cy="12" r="8.7" />
    <path d="M12 7.5v5.3M12 16.1v.1" />
  </>,
);
export const PencilIcon = lineIcon(
  'PencilIcon',
  <path d="m4.5 19.5.9-4.1L16 4.8a1.8 1.8 0 0 1 2.5 0l.7.7a1.8 1.8 0 0 1 0 2.5L8.6 18.6zM14 6.8l3.2 3.2" />,
);
export const ClockIcon = lineIcon(
  'ClockIcon',
  <>
    <circle cx="12" cy="12" r="8.7" />
    <path d="M12 7v5.3l3.2 2" />
  </>,
);
export const QuestionIcon = lineIcon(
  'QuestionIcon',
  <>
    <circle cx="12" cy="12" r="8.7" />
    <path d="M9.6 9.7c0-1.5 1.1-2.4 2.5-2.4s2.4.9 2.4 2.2c0 1.7-2.4 2-2.4 3.9M12.1 16.2v.1" />
  </>,
);
