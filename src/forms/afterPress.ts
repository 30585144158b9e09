let pressed = false;
const held = new Set<() => void>();

const release = () => {
  pressed = false;
  // After the click of this press: a timer runs when the browser has handed it out.
  setTimeout(() => {
    for (const act of held) act();
    held.clear();
  });
};
document.addEventListener('pointerdown', () => (pressed = true), true);
document.addEventListener('pointerup', release, true);
document.addEventListener('pointercancel', release, true);

/**
 * Runs an act at once, or, while a pointer is down, after its click. A message that appears under a field moves what is
 * below it: between the pressing and the letting go that would take away the button that was pressed.
 */
export function afterPress(act: () => void): void {
  if (pressed) held.add(act);
  else act();
}
