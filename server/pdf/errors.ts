/** Every worker is busy and the queue is full: the caller answers 429 (S-146). */
export class QueueFull extends Error {
  override name = 'QueueFull';

  constructor() {
    super('The PDF queue is full.');
  }
}

/** A document took too long; its worker was ended and replaced. */
export class PdfTimeout extends Error {
  override name = 'PdfTimeout';

  constructor() {
    super('Making the PDF took too long.');
  }
}
