import type { AppRoute } from '../appRoute.ts';
import type { MenuIconName } from './MenuIcon.tsx';

export interface MenuEntry {
  path: string;
  label: string;
  icon: MenuIconName;
  covers: readonly string[];
}

/** The entries of the menu a person with these roles sees, from the table of routes: no page, no entry. */
export const menuOf = (routes: readonly AppRoute[], roles: readonly string[]): MenuEntry[] =>
  routes.flatMap(({ path, menu }) =>
    menu && (menu.role === undefined || roles.includes(menu.role))
      ? [{ path, label: menu.label, icon: menu.icon, covers: menu.covers ?? [] }]
      : [],
  );

/**
 * The menu entries that are under the avatar too: the person's own page, and what has no place in a phone's bottom bar.
 */
export const accountMenuOf = (routes: readonly AppRoute[], roles: readonly string[]): MenuEntry[] =>
  menuOf(routes, roles).filter(({ icon }) => icon === 'profile' || icon === 'admin');

/** The value of aria-current for an entry on this path: its own page, a page that belongs to it, or nothing. */
export function currency({ path, covers }: MenuEntry, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return covers.some((covered) => pathname.startsWith(covered)) ? 'true' : undefined;
}
