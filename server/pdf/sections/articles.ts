import type { Article, Paragraph } from '../agreementText.ts';
import { block } from '../layout/block.ts';
import { column, styles } from '../layout/look.ts';
import { type Sheet, type Structure, within } from '../layout/sheet.ts';

const indent = 34;
const hang = column.left + indent;

/** The numbered articles: "Artikel 3 Rente" with its paragraphs 3.1, 3.2 …; each one a bookmark and a section. */
export function articles(sheet: Sheet, list: Article[]): void {
  list.forEach((article, i) => oneArticle(sheet, article, i + 1));
}

function oneArticle(sheet: Sheet, article: Article, number: number): void {
  const part = within(sheet, sheet.root, 'Sect');
  sheet.keep(styles.article.leading + 6 + 3 * styles.body.leading);
  const title = `Artikel ${number}. ${article.title}`;
  sheet.bookmark(title);
  block(sheet, part, 'H2', title, styles.article, { after: 4 });
  article.paragraphs.forEach((paragraph, i) => oneParagraph(sheet, part, paragraph, `${number}.${i + 1}`));
  part.end();
  sheet.y += 9;
}

function oneParagraph(sheet: Sheet, part: Structure, paragraph: Paragraph, number: string): void {
  const { text, points } = typeof paragraph === 'string' ? { text: paragraph, points: [] } : paragraph;
  const label = { text: number, x: column.left, style: styles.number };
  block(sheet, part, 'P', text, styles.body, { x: hang, label, after: points.length > 0 ? 2 : 4 });
  if (points.length === 0) return;
  const list = within(sheet, part, 'L');
  points.forEach((point, i) => {
    const item = within(sheet, list, 'LI');
    const letter = { text: `${String.fromCharCode(97 + i)}.`, x: hang, style: styles.number };
    block(sheet, item, 'LBody', point, styles.body, {
      x: hang + 17,
      label: letter,
      after: i === points.length - 1 ? 4 : 1.5,
    });
    item.end();
  });
  list.end();
}
