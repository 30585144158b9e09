import { unprintableSentence } from '../../domain/rules/printable.ts';

/** A document took too long; its worker was ended and replaced. */
export class PdfTimeout extends Error {
  override name = 'PdfTimeout';

  constructor() {
    super('Making the PDF took too long.');
  }
}

/**
 * A name or text has a character that no font of ours can draw: nobody should sign a paper with a box instead of a name
 * (docs/decisions/0009). Its message is the Dutch sentence, with the offending word.
 */
export class UnprintableText extends Error {
  override name = 'UnprintableText';

  readonly word: string;

  constructor(word: string) {
    super(unprintableSentence(word));
    this.word = word;
  }
}
