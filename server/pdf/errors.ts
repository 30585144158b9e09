/** A document took too long; its worker was ended and replaced. */
export class PdfTimeout extends Error {
  override name = 'PdfTimeout';

  constructor() {
    super('Making the PDF took too long.');
  }
}
