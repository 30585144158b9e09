const SIDE = 168;

/** The photos that are on the screen, as data URLs by hashid: a downloaded picture must contain them. */
export function photosIn(element: Element): Map<string, string> {
  const found = new Map<string, string>();
  for (const card of element.querySelectorAll<HTMLElement>('[data-hashid]')) {
    const photo = card.querySelector('img');
    const hashid = card.dataset['hashid'];
    if (!photo?.complete || hashid === undefined) continue;
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const pen = canvas.getContext('2d');
    if (!pen) continue;
    pen.drawImage(photo, 0, 0, SIDE, SIDE);
    found.set(hashid, canvas.toDataURL('image/jpeg', 0.85));
  }
  return found;
}
