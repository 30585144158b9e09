import { familyTree } from '../../../../domain/family/familyTree.ts';
import { treeLayout } from '../../../../domain/family/treeLayout.ts';
import { fullName } from '../../../../domain/names/name.ts';
import { aRelation, aUser } from '../../../store/test/family.ts';
import { measures } from './measures.ts';
import { nameLines, treeSvg } from './treeSvg.ts';

const evil = { ...aRelation('x'), firstname: '<script>alert("1")</script>', lastname: 'A&B \u0007' };
const jan = { ...aUser(), firstname: 'Jan' };

function drawing(photo: string | null = null): Document {
  const svg = treeSvg(
    'Stamboom van familie <De Vries>',
    treeLayout(familyTree(jan, [jan, evil]), measures),
    (person) => ({
      name: fullName(person),
      initials: 'JV',
      lines: ['Familielid', 'Overleden'],
      deceased: person === evil,
      photo,
    }),
  );
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

test('R-8.3 S-97 the picture is well-formed, whatever is in a name, and contains no script', () => {
  const picture = drawing();
  expect(picture.querySelector('parsererror')).toBeNull();
  expect(picture.querySelector('script')).toBeNull();
  expect(picture.querySelector('title')?.textContent).toBe('Stamboom van familie <De Vries>');
  expect(picture.documentElement.textContent).toContain('Jan de Vries');
  expect(picture.querySelectorAll('rect')).toHaveLength(3);
  expect(picture.querySelectorAll('polyline')).toHaveLength(1);
});

test('photos are embedded in the picture', () => {
  const images = drawing('data:image/jpeg;base64,AAAA').querySelectorAll('image');
  expect([...images].map((image) => image.getAttribute('href'))).toEqual([
    'data:image/jpeg;base64,AAAA',
    'data:image/jpeg;base64,AAAA',
  ]);
});

test.each([
  ['Jan de Vries', ['Jan de Vries']],
  ['Noor van der Meulen-Jansen', ['Noor van der', 'Meulen-Jansen']],
  ['Anna Maria Louise van der Heuvel', ['Anna Maria Louise', 'van der Heuvel']],
  ['Wolkenkrabbenhorst-Appelman van Zuylen', ['Wolkenkrabbenhorst…', 'van Zuylen']],
])('splits %p over at most two lines', (name, lines) => expect(nameLines(name)).toEqual(lines));
