import type { Part } from './pdf.ts';
import { IDS } from './page.ts';

/** The words of an element; a source comes with its address, as paper has no links. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  // Text that only a phone shows has a separate column here.
  for (const narrow of copy.querySelectorAll('.narrow')) narrow.remove();
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a[href]')) link.append(` (${link.href})`);
  return copy.textContent.trim();
}

const cellsOf = (row: Element) => [...row.querySelectorAll('th, td')].map(wordsOf);

/** The parts of the page content, from the outside in. */
function partsOf(element: Element): Part[] {
  const words = wordsOf(element);
  switch (element.tagName.toLowerCase()) {
    case 'h2':
      return [{ kind: 'h2', text: words }];
    case 'h3':
      return [{ kind: 'h3', text: words }];
    case 'p':
      return [{ kind: 'p', text: words }];
    case 'summary':
      return [{ kind: 'h3', text: words }];
    case 'li':
      return [{ kind: 'point', text: words }];
    case 'svg':
      return [{ kind: 'p', text: element.getAttribute('aria-label') ?? '' }];
    case 'dl':
      return [{ kind: 'rows', head: [], rows: [...element.children].map((pair) => [...pair.children].map(wordsOf)) }];
    case 'table':
      return [
        ...[...element.querySelectorAll('caption')].map((caption): Part => ({ kind: 'p', text: wordsOf(caption) })),
        {
          kind: 'rows',
          head: [...element.querySelectorAll('thead tr')].flatMap(cellsOf),
          rows: [...element.querySelectorAll('tbody tr')].map(cellsOf),
        },
      ];
    default:
      return [...element.children].flatMap(partsOf);
  }
}

/** The page as a paper: the input, the answer, and its assumptions with their sources. */
export function paperOf(page: Document): Part[] {
  const within = (id: string) => [...(page.getElementById(id)?.children ?? [])].flatMap(partsOf);
  return [
    { kind: 'h1', text: page.querySelector('h1')?.textContent ?? '' },
    ...within(IDS.filled),
    { kind: 'h2', text: 'Dit komt eruit' },
    ...within(IDS.answer),
    { kind: 'h2', text: 'Waar dit van uitgaat' },
    ...within(IDS.assumed),
    { kind: 'p', text: 'Onderling rekent en legt uit. Het geeft geen advies.' },
  ];
}
