import { wantsStillness } from './preference.ts';

/** Brings a part of the page into sight and gives it the focus. */
export function goToSection(section: HTMLElement): void {
  section.tabIndex = -1;
  section.style.outline = 'none';
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: wantsStillness() ? 'auto' : 'smooth' });
}
