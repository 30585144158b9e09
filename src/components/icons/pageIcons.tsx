import { lineIcon } from './lineIcon.tsx';

/** Icons of single pages: in icons.tsx every first screen would load them. */
export const DownloadIcon = lineIcon('DownloadIcon', <path d="M12 4v11M7.5 11 12 15.5 16.5 11M4.5 19.5h15" />);
export const OpenOutsideIcon = lineIcon(
  'OpenOutsideIcon',
  <path d="M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M9.5 6.5h-4v12h12v-4" />,
);
export const CopyIcon = lineIcon('CopyIcon', <path d="M9 8.5h10.5v11H9zM15 8.5v-4H4.5v11H9" />);
export const PrintIcon = lineIcon('PrintIcon', <path d="M7 9V4h10v5M7 16.5H4.5V9h15v7.5H17M7 14h10v6H7z" />);
export const ChevronDownIcon = lineIcon('ChevronDownIcon', <path d="m6 9.5 6 6 6-6" />);
export const MinusIcon = lineIcon('MinusIcon', <path d="M5 12h14" />);
