import { unprintableSentence } from '../../domain/rules/printable.ts';

/** A document took too long; its worker was ended and replaced. */
export class PdfTimeout extends Error {
  override name = 'PdfTimeout';

  constructor() {
    super('Making the PDF took too long.');
  }
}

/**
 * A name or a text has a letter or sign that no font of ours can draw: nobody signs a paper with a box in the place of a name
 * (docs/decisions/0009). Its message is the Dutch sentence, with the word it is about.
 */
export class UnprintableText extends Error {
  override name = 'UnprintableText';

  readonly word: string;

  constructor(word: string) {
    super(unprintableSentence(word));
    this.word = word;
  }
}
