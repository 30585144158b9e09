import type { ComponentType } from 'react';
import type { MenuIconName } from './layouts/MenuIcon.tsx';

/** One screen. Router, menu, guard, titles and tests are generated from these rows. */
export interface AppRoute {
  name: string;
  path: string;
  /** 'menu': inside the rail and the bars. 'full': alone, calm and centred. */
  layout: 'menu' | 'full';
  /** 'login': a visitor goes to the identity provider first and comes back to exactly this address. */
  access: 'login' | 'open';
  /** Before ' - Onderling' in the title of the tab. */
  title: string;
  /** The page's chunk; asked for before React starts when it is the first page. */
  load: () => Promise<ComponentType>;
  /** Its entry in the menu, in the order of this table. */
  menu?: {
    label: string;
    icon: MenuIconName;
    role?: 'superadmin';
    /** Paths that belong to it, besides its own. */ covers?: readonly string[];
  };
  /** Never the place to come back to after login. */
  noReturn?: true;
}
