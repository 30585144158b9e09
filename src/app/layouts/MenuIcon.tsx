import { lineIcon, type LineIcon } from '../../components/icons/lineIcon.tsx';

/** The icons of the menu, in the style of the illustrations (docs/screens.md 6). */
export const menuIcons = {
  overview: lineIcon(
    'OverviewIcon',
    <>
      <path d="M3.5 11.2 12 4l8.5 7.2M5.5 9.8v9.7h13V9.8" />
      <path d="M10 19.5v-5.2h4v5.2" />
    </>,
  ),
  statement: lineIcon(
    'StatementIcon',
    <>
      <path d="M6 3.5h8.5L19 8v12.5H6zM14.2 3.8V8.3h4.5" />
      <path d="M9.3 16.8l5.4-5.4M9.6 12.1v.1M14.4 16.4v.1" />
    </>,
  ),
  family: lineIcon(
    'FamilyIcon',
    <>
      <circle cx="8.2" cy="8.6" r="3.1" />
      <circle cx="16.6" cy="10" r="2.4" />
      <path d="M2.8 19.2c.3-3.7 2.4-5.6 5.4-5.6s5.1 1.9 5.4 5.6M15.2 14.6c3.4-.8 5.7 1 6 4.6" />
    </>,
  ),
  profile: lineIcon(
    'ProfileIcon',
    <>
      <circle cx="12" cy="8.4" r="3.7" />
      <path d="M4.8 20c.5-4.1 3.2-6.2 7.2-6.2s6.7 2.1 7.2 6.2" />
    </>,
  ),
  admin: lineIcon(
    'AdminIcon',
    <>
      <path d="M12 3.5l7 2.6v5.2c0 4.4-2.8 7.6-7 9.2-4.2-1.6-7-4.8-7-9.2V6.1z" />
      <path d="m9 11.8 2.2 2.3 3.9-4.3" />
    </>,
  ),
} satisfies Record<string, LineIcon>;

export type MenuIconName = keyof typeof menuIcons;
