import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { type TreeLayout, treeLayout } from '../../domain/family/treeLayout.ts';
import type { FamilyTreeInput, TreePerson } from './familyTreeInput.ts';
import { bytesOf } from './layout/bytes.ts';
import { colours, page, styles } from './layout/look.ts';
import { paintLine } from './layout/paint.ts';
import { createSheet, decorate, type Sheet, within } from './layout/sheet.ts';
import { cardSize, paintCard, paintPerson } from './sections/treeCard.ts';

const measures = { card: cardSize, coupleGap: 20, siblingGap: 26, rowGap: 48 };
/** A4 landscape, in points. */
const paper = { width: page.height, height: page.width } as const;
const margin = 48;
const treeTop = 118;
const footTop = paper.height - 42;

/**
 * The family tree on one A4 landscape page: as large as fits, but never enlarged. Tagged; the same input gives the same
 * bytes.
 */
export async function makeFamilyTree(input: FamilyTreeInput): Promise<Buffer> {
  const title = `Stamboom van familie ${input.family}`;
  const sheet = createSheet({ title, subject: title, madeAt: new Date(`${input.madeOn}T12:00:00Z`), landscape: true });
  const bytes = bytesOf(sheet);
  within(sheet, sheet.root, 'H1')
    .add(() => paintLine(sheet, title, margin, 52, styles.title))
    .end();
  decorate(sheet, () => sheet.doc.rect(margin, 40, 44, 4).fill(colours.green));
  drawTree(sheet, treeLayout(input.tree, measures));
  decorate(
    sheet,
    () => paintLine(sheet, `Gemaakt met Onderling op ${formatDateLong(input.madeOn)}`, margin, footTop, styles.small),
    'Pagination',
  );
  sheet.root.end();
  sheet.doc.end();
  return bytes;
}

/** Lines and cards for the eye; for a screen reader a list of the people, couple by couple. */
function drawTree(sheet: Sheet, { width, height, cards, lines }: TreeLayout<TreePerson>): void {
  const { doc } = sheet;
  const room = { width: paper.width - 2 * margin, height: footTop - treeTop - 16 };
  const scale = Math.min(1.25, room.width / width, room.height / height);
  const inDrawing = (paint: () => void) => {
    doc
      .save()
      .translate(margin + (room.width - width * scale) / 2, treeTop)
      .scale(scale);
    paint();
    doc.restore();
  };
  decorate(sheet, () =>
    inDrawing(() => {
      for (const { kind, points } of lines) {
        const [first, ...rest] = points;
        if (!first) continue;
        doc.moveTo(...first);
        for (const point of rest) doc.lineTo(...point);
        if (kind === 'former') doc.dash(3, { space: 4 });
        else doc.undash();
        doc.lineWidth(1.2).stroke(colours.rule);
      }
      doc.undash();
      for (const card of cards) paintCard(sheet, card);
    }),
  );
  const list = within(sheet, sheet.root, 'L');
  for (const card of cards) {
    const item = within(sheet, list, 'LI');
    within(sheet, item, 'LBody')
      .add(() => inDrawing(() => paintPerson(sheet, card)))
      .end();
    item.end();
  }
  list.end();
}
