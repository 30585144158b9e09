import { keys } from '../../components/preference.ts';
import type { MenuIconName } from '../layouts/MenuIcon.tsx';

/** The second key after `g`, per entry of the menu (docs/screens.md 4). */
export const letterOf: Readonly<Record<MenuIconName, string>> = {
  overview: 'o',
  statement: 'j',
  family: 'f',
  profile: 'p',
  admin: 'b',
};

/** Where a key is a letter, or moves through a list. */
const speaksForItself =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="menu"], [role="listbox"], [role="grid"], [role="dialog"], [role="alertdialog"]';
const asksSomething = '[role="dialog"], [role="alertdialog"]';

/**
 * May this key be a shortcut? Not inside a field, not with a modifier, not over an open dialog, and not when the person
 * switched them off (WCAG 2.1.4).
 */
export function isShortcut({
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
  isComposing,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing || keys.read() === 'uit') return false;
  if (target instanceof Element && target.closest(speaksForItself)) return false;
  return document.querySelector(asksSomething) === null;
}
