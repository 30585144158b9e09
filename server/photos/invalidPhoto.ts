/** The bytes are no photo we accept: another format, damaged, or far too many pixels. */
export class InvalidPhoto extends Error {
  override name = 'InvalidPhoto';

  constructor() {
    super('The bytes are no acceptable photo.');
  }
}
