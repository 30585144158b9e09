/** Where MUI keeps the chosen mode; a preference, no personal data (S-111). */
export const colourModeKey = 'onderling-kleur';

/**
 * Puts the colour scheme on <html> before React paints: MUI's own script for this is inline, which our
 * Content-Security-Policy refuses (S-105), and without it a dark screen would flash white.
 */
export function applyColourMode(root: HTMLElement): void {
  const chosen = chosenMode();
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-kleur', dark ? 'dark' : 'light');
}

function chosenMode(): string | null {
  try {
    return localStorage.getItem(colourModeKey);
  } catch {
    return null; // storage is switched off: use the system's preference
  }
}
