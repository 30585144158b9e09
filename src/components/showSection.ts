import type { MouseEvent } from 'react';
import { wantsStillness } from './preference.ts';

/** Brings a part of the page into sight and gives it the focus; the address stays, so Back still leaves the page. */
export function showSection(event: MouseEvent, id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  event.preventDefault();
  goToSection(section);
}

/** The same, for a part that is at hand. */
export function goToSection(section: HTMLElement): void {
  section.tabIndex = -1;
  section.style.outline = 'none';
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: wantsStillness() ? 'auto' : 'smooth' });
}
